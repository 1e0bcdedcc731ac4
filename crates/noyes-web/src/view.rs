//! Which page is open: the end of the address says it.

/// A page of the whole.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum View {
    #[default]
    Play,
    Own,
    Records,
    Online,
    Race,
    Why,
    Lab,
    Review,
    Help,
}

impl View {
    pub(crate) const ALL: [View; 9] = [
        View::Play,
        View::Own,
        View::Records,
        View::Online,
        View::Race,
        View::Why,
        View::Lab,
        View::Review,
        View::Help,
    ];

    /// Whether a way to it is always there.
    pub(crate) fn is_in_bar(&self) -> bool {
        match self {
            View::Review | View::Race => false,
            View::Online => crate::online::is_there(),
            _ => true,
        }
    }

    /// What stands after the `#`, up to the first `&`. Any other fragment is a link to a board, which
    /// is played.
    pub(crate) fn fragment(self) -> &'static str {
        match self {
            View::Play => "play",
            View::Own => "own",
            View::Records => "records",
            View::Online => "online",
            View::Race => "race",
            View::Why => "why",
            View::Lab => "lab",
            View::Review => "review",
            View::Help => "help",
        }
    }

    pub(crate) fn of_fragment(fragment: &str) -> View {
        let name = fragment.trim_start_matches('#').split('&').next().unwrap_or_default();
        View::ALL.into_iter().find(|view| view.fragment() == name).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_address_says_which_page_it_is() {
        for view in View::ALL {
            assert_eq!(View::of_fragment(&format!("#{}", view.fragment())), view);
        }
        assert_eq!(View::of_fragment("#why&board=1-2.3-0"), View::Why);
        assert_eq!(View::of_fragment(""), View::Play);
        assert_eq!(View::of_fragment("#size=4x4&seed=own&deal=0"), View::Play);
    }
}
