//! `noyes records`: the journal of games at the terminal, outside of a game.

use std::{
    fs,
    io::{self, Read},
    path::Path,
};

use noyes::Coded;
use noyes_api::RecordLine;
use noyes_game::{EntryError, Filter};
use noyes_terminal::Records;

use crate::{
    arguments::{RecordsArgs, RecordsWhat},
    fault::{Failure, Fault},
    output::{self, Format, Page, Sink, Target},
    play,
    status::Status,
};

/// Does what was asked for.
pub(crate) fn run(args: RecordsArgs) -> Result<Status, Failure> {
    let Some(directory) = play::data(args.data) else {
        let message = "there is no directory to keep games in; --data names one";
        return Err(Fault::wrong("no-data", message).into());
    };
    let records = Records::at(directory);
    let unreadable = |error: io::Error| Fault::cannot_read(records.path(), &error);
    let output = args.output.as_deref().filter(|path| path.as_os_str() != "-");
    match (args.what, args.file) {
        (RecordsWhat::List, None) => {
            let (book, unread) = records.book().map_err(unreadable)?;
            let format = Format::new(output, args.json, true);
            let mut sink = Sink::open::<RecordLine>(output, format)?;
            for (line, record) in (1..).zip(book.records(&Filter::default())) {
                let record = RecordLine::new(record, book.optimal(&record.id));
                let (page, _) = Page::of(format, std::iter::once((line, Ok(record))));
                sink.put(page)?;
            }
            sink.finish()?;
            complain(records.path(), &unread);
            Ok(Status::Yes)
        }
        (RecordsWhat::Export, None) => {
            let mut target = Target::open(output)?;
            target.put(records.export().map_err(unreadable)?.as_bytes())?;
            target.finish()?;
            Ok(Status::Yes)
        }
        (RecordsWhat::Import, Some(file)) => {
            let text = read(&file)?;
            let import = records
                .import(&text)
                .map_err(|error| Fault::cannot_write(records.path(), &error, Status::WrongInput))?;
            complain(&file, &import.unread);
            let (new, known) = (import.new, import.known);
            let text = match args.json {
                true => format!(
                    "{{\"new\":{new},\"known\":{known},\"unread\":{}}}\n",
                    import.unread.len()
                ),
                false => format!("{new} new, {known} known already\n"),
            };
            output::print(text.as_bytes())?;
            Ok(if import.unread.is_empty() { Status::Yes } else { Status::WrongInput })
        }
        _ => Err(Fault::usage("a file is given to import only").into()),
    }
}

/// Names the lines that could not be read, for people.
fn complain(name: &Path, unread: &[(u64, EntryError)]) {
    for (line, error) in unread {
        let code = error.code();
        output::tell(&format!("{}, line {line}: {error} ({code})\n", name.display()));
    }
}

fn read(file: &Path) -> Result<String, Fault> {
    let mut bytes = Vec::new();
    let (bytes, name) = match file.as_os_str() == "-" {
        true => {
            let read = io::stdin().read_to_end(&mut bytes);
            (read.map(|_| bytes), Path::new("standard input"))
        }
        false => (fs::read(file), file),
    };
    let bytes = bytes.map_err(|error| Fault::cannot_read(name, &error))?;
    // A line that is no text is reported as one that cannot be read.
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}
