//! The frame of a figure with two axes.

use maud::{Markup, html};

use super::{Length, svg};

/// A figure's size, and what its axes leave of it for the data.
pub(super) struct Plot {
    pub(super) width: f64,
    pub(super) height: f64,
    pub(super) left: f64,
    pub(super) right: f64,
    pub(super) top: f64,
    pub(super) bottom: f64,
}

impl Plot {
    /// How wide the data may be.
    pub(super) fn across(&self) -> f64 {
        self.width - self.left - self.right
    }

    /// How high the data may be.
    pub(super) fn down(&self) -> f64 {
        self.height - self.top - self.bottom
    }

    /// A horizontal line of a class.
    pub(super) fn line(&self, class: &str, y: f64) -> Markup {
        html! {
            line class=(class) x1=(Length(self.left)) x2=(Length(self.width - self.right))
                y1=(Length(y)) y2=(Length(y)) {}
        }
    }

    /// A line of the grid, and the value that it stands for.
    pub(super) fn level(&self, y: f64, value: &str) -> Markup {
        html! {
            (self.line("grid", y))
            text class="label" x=(Length(self.left - 8.0)) y=(Length(y)) text-anchor="end"
                dominant-baseline="central" { (value) }
        }
    }

    /// A value below the data.
    pub(super) fn tick(&self, x: f64, value: &str) -> Markup {
        html! {
            text class="label" x=(Length(x)) y=(Length(self.height - self.bottom + 17.0))
                text-anchor="middle" { (value) }
        }
    }

    /// The whole, with what the values below the data are.
    pub(super) fn draw(&self, kind: &str, axis: &str, label: &str, data: &Markup) -> String {
        let inner = html! {
            (data)
            text class="label" x=(Length(self.left + self.across() / 2.0))
                y=(Length(self.height - 8.0)) text-anchor="middle" { (axis) }
        };
        svg(kind, self.width, self.height, label, &inner)
    }
}
