//! Where a store is.

use std::fmt;
use std::path::PathBuf;
use std::str::FromStr;

use super::StoreError;

/// Where a store is: `sqlite:FILE`, or the `postgres://…` address of a database.
#[derive(Clone, PartialEq, Eq)]
pub enum StorePlace {
    /// A file.
    Sqlite(PathBuf),
    /// A database's address, which may hold a password.
    Postgres(String),
}

impl FromStr for StorePlace {
    type Err = StoreError;

    fn from_str(text: &str) -> Result<StorePlace, StoreError> {
        if text.starts_with("postgres://") || text.starts_with("postgresql://") {
            return Ok(StorePlace::Postgres(text.to_owned()));
        }
        match text.strip_prefix("sqlite:") {
            // `sqlite://relative` and `sqlite:///absolute` are read as by other programs.
            Some(file) if !file.trim_start_matches('/').is_empty() => {
                Ok(StorePlace::Sqlite(file.strip_prefix("//").unwrap_or(file).into()))
            }
            _ => Err(StoreError::Place { found: text.chars().take(40).collect() }),
        }
    }
}

impl fmt::Display for StorePlace {
    /// Without the password.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StorePlace::Sqlite(file) => write!(f, "sqlite:{}", file.display()),
            StorePlace::Postgres(url) => {
                let (scheme, rest) = url.split_once("://").unwrap_or(("postgres", url));
                let end = rest.find('/').unwrap_or(rest.len());
                let host = rest[..end].rsplit_once('@').map_or(&rest[..end], |(_, host)| host);
                let path = rest[end..].split('?').next().unwrap_or_default();
                write!(f, "{scheme}://{host}{path}")
            }
        }
    }
}

impl fmt::Debug for StorePlace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "StorePlace({self})")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_read_and_passwords_not_shown() {
        let shown = |text: &str| text.parse::<StorePlace>().map(|place| place.to_string());
        assert_eq!(shown("sqlite:game.db").unwrap(), "sqlite:game.db");
        assert_eq!(shown("sqlite:///var/game.db").unwrap(), "sqlite:/var/game.db");
        assert_eq!(shown("sqlite:/var/game.db").unwrap(), "sqlite:/var/game.db");
        assert_eq!(
            shown("postgres://me:secret@db:5432/noyes?password=other").unwrap(),
            "postgres://db:5432/noyes"
        );
        assert_eq!(shown("postgresql:///noyes?host=/run").unwrap(), "postgresql:///noyes");
        for wrong in ["", "sqlite:", "sqlite://", "mysql://x", "game.db"] {
            assert!(shown(wrong).unwrap_err().to_string().contains("expected"), "{wrong}");
        }
    }
}
