//! Columns of text.

/// Lines of words in columns that are as wide as they need to be. All but the
/// first column end together, as numbers should, unless `left` says otherwise.
pub(super) fn table(rows: &[Vec<String>], left: bool) -> String {
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let width = |column: usize| {
        let widths = rows.iter().filter_map(|row| row.get(column)).map(|word| word.chars().count());
        widths.max().unwrap_or(0)
    };
    let widths: Vec<usize> = (0..columns).map(width).collect();
    let mut text = String::new();
    for row in rows {
        let mut line = String::new();
        for (column, word) in row.iter().enumerate() {
            if column > 0 {
                line += "  ";
            }
            // Formats pad to 65,535 characters at most, and panic beyond.
            let padding = " ".repeat(widths[column] - word.chars().count());
            let (first, last) =
                if column > 0 && !left { (&padding, word) } else { (word, &padding) };
            line += first;
            line += last;
        }
        text += line.trim_end();
        text.push('\n');
    }
    text
}

/// Texts of several lines beside one another.
pub(super) fn beside(left: &str, right: &str) -> String {
    let lines = left.lines().count().max(right.lines().count());
    let (mut left, mut right) = (left.lines(), right.lines());
    let mut line =
        || vec![left.next().unwrap_or("").to_owned(), right.next().unwrap_or("").to_owned()];
    let rows: Vec<Vec<String>> = (0..lines).map(|_| line()).collect();
    table(&rows, true)
}

#[test]
fn columns_stand_in_line() {
    let rows = [["name", "p"], ["höhe", "0.25"]].map(|row| row.map(String::from).to_vec());
    assert_eq!(table(&rows, false), "name     p\nhöhe  0.25\n");
    assert_eq!(beside("a\nbcd", "x"), "a    x\nbcd\n");
    let long = "1".repeat(100_000);
    let rows = [vec!["a".into(), long.clone()], vec!["b".into(), "1".into()]];
    assert_eq!(table(&rows, false).lines().map(str::len).max(), Some(3 + long.len()));
}
