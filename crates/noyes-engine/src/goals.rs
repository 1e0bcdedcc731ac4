//! What counts as solved, for boards of any size.

use noyes::{Goal, GoalError, Layout, Size};

/// The goals of boards of many sizes: a layout, or one board. The last one is
/// kept, since the next board mostly has the same size.
///
/// ```
/// use noyes::{Layout, Size};
/// use noyes_engine::Goals;
///
/// let mut goals = Goals::from(Layout::Snake);
/// assert_eq!(goals.of(Size::EIGHT).board().to_string(), "1 2 3/6 5 4/7 8 0");
/// assert_eq!(goals.of(Size::FIFTEEN).size(), Size::FIFTEEN);
/// ```
#[derive(Clone, Debug, Default)]
pub struct Goals {
    layout: Option<Layout>,
    last: Option<Goal>,
}

impl Goals {
    /// The goals of a layout's name, or the goal that is this board; a flat list
    /// is one of this size.
    ///
    /// # Errors
    /// [`GoalError`] as for [`Goal::parse`].
    pub fn parse(text: &str, size: Size) -> Result<Goals, GoalError> {
        Ok(match Layout::from_name(text.trim()) {
            Some(layout) => Goals::from(layout),
            None => Goals::from(Goal::parse(text, size)?),
        })
    }

    /// The goal for boards of this size; a goal that is one board is that
    /// whatever the size, and whoever uses it finds out.
    pub fn of(&mut self, size: Size) -> &Goal {
        let layout = self.layout;
        if layout.is_some() && self.last.as_ref().is_some_and(|goal| goal.size() != size) {
            self.last = None;
        }
        self.last.get_or_insert_with(|| Goal::new(size, layout.unwrap_or_default()))
    }
}

impl From<Layout> for Goals {
    fn from(layout: Layout) -> Goals {
        Goals { layout: Some(layout), last: None }
    }
}

impl From<Goal> for Goals {
    fn from(goal: Goal) -> Goals {
        Goals { layout: None, last: Some(goal) }
    }
}
