//! From a seed's text to the key of its stream.

use sha2::{Digest, Sha256};

use super::recipe::goal_name;
use crate::{Goal, Recipe};

/// The first line of what is hashed. Another version would be other deals.
const VERSION: &str = "noyes deal 1";

/// SHA-256 of five lines: version, size, goal, recipe, seed (which may itself
/// hold line breaks: it comes last, and nothing follows it).
pub(super) fn derive(goal: &Goal, recipe: Recipe, seed: &str) -> [u8; 32] {
    let head = alloc::format!("{VERSION}\n{}\n{}\n{recipe}\n", goal.size(), goal_name(goal));
    Sha256::new().chain_update(head).chain_update(seed).finalize().into()
}
