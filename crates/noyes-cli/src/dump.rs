//! `noyes dump`: a server's results, for whoever wants to look into them.

use std::io;

use noyes_server::Dump;

use crate::{
    arguments::DumpArgs,
    fault::{Failure, Fault},
    output::{Format, Page, Sink},
    serve::StoreChoice,
    status::Status,
};

/// Writes all results.
pub(crate) fn run(args: DumpArgs) -> Result<Status, Failure> {
    let StoreChoice::At(place) = args.store.unwrap_or_else(StoreChoice::of_user) else {
        return Err(Fault::wrong("bad-store", "there is no store: --store names one").into());
    };
    let output = args.output.as_deref().filter(|path| path.as_os_str() != "-");
    // A line of JSON each, unless the file's name says otherwise.
    let format = Format::new(output, true, true);
    let runtime = tokio::runtime::Runtime::new().map_err(cannot_run)?;
    let mut dump = runtime.block_on(Dump::open(&place))?;
    let mut sink = Sink::open::<noyes_api::DumpLine>(output, format)?;
    let mut number = 0;
    loop {
        let lines = runtime.block_on(dump.next())?;
        if lines.is_empty() {
            break;
        }
        let rows = lines.into_iter().map(|line| {
            number += 1;
            (number, Ok(line))
        });
        let (page, _) = Page::of(format, rows);
        sink.put(page)?;
    }
    sink.finish()?;
    Ok(Status::Yes)
}

fn cannot_run(error: io::Error) -> Fault {
    Fault { status: Status::Broken, ..Fault::wrong("internal-error", error.to_string()) }
}
