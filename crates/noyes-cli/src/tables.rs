//! `noyes tables`: the solver's tables on disk.

use noyes::{Metric, Size};
use noyes_api::TableLine;
use noyes_solver::{Limits, Options, Quality, Solver, Store, TableFile, TableSize};

use crate::{
    arguments::{Tables, TablesArgs},
    fault::{Failure, Fault},
    input::Reading,
    interrupt,
    output::{self, Format, Page, Sink},
    progress::Progress,
    status::Status,
};

/// Does what was asked for and lists the tables that it concerns.
pub(crate) fn run(args: TablesArgs) -> Result<Status, Failure> {
    let store = Store::user();
    let wanted = match args.what {
        Tables::Build => build(&args, &store)?,
        _ => Wanted { size: args.size, metric: args.metric, tables: args.tables },
    };
    let format = Format::new(args.answers.file(), args.answers.json, true);
    let mut sink = Sink::open::<TableLine>(args.answers.file(), format)?;
    let mut status = Status::Yes;
    for (number, mut file) in (1..).zip(store.list()) {
        if !wanted.includes(&file) {
            continue;
        }
        if args.what == Tables::Verify {
            file.verify();
            status = status.max(if file.fault.is_some() { Status::No } else { Status::Yes });
        }
        let mut line = TableLine::new(&file);
        if args.what == Tables::Remove {
            match file.remove() {
                Ok(()) => (line.state, line.message) = ("removed".into(), None),
                Err(error) => return Err(Fault { status: Status::Broken, ..error.into() }.into()),
            }
        }
        let (page, _) = Page::of(format, std::iter::once((number, Ok(line))));
        sink.put(page)?;
    }
    sink.finish()?;
    Ok(status)
}

/// Which tables a command is about.
struct Wanted {
    size: Option<Size>,
    metric: Option<Metric>,
    tables: Option<TableSize>,
}

impl Wanted {
    fn includes(&self, file: &TableFile) -> bool {
        // Tables lie on their side where the board stands.
        let size = |size: Size| [Some(size), Some(size.transposed())].contains(&file.size);
        self.size.is_none_or(size)
            && self.metric.is_none_or(|metric| file.metric == Some(metric))
            && self.tables.is_none_or(|tables| file.tables == Some(tables))
    }
}

fn build(args: &TablesArgs, store: &Store) -> Result<Wanted, Failure> {
    if store.directory().is_none() {
        let message = "there is no directory to keep tables in; NOYES_CACHE can name one";
        return Err(Fault::wrong("no-cache", message).into());
    }
    let reading = Reading { size: args.size, ..Reading::default() };
    let size = args.goal.board(reading)?.map(|board| noyes::Position::size(&board));
    let size = args.size.or(size).unwrap_or(Size::FIFTEEN);
    let (metric, tables) = (args.metric.unwrap_or_default(), args.tables);
    let tables = tables.unwrap_or(TableSize::Large);
    let goal = args.goal.goals(reading)?.of(size).clone();
    let options = Options { metric, quality: Quality::Optimal, tables, store: store.clone() };
    let cancel = interrupt::switch();
    let progress = Progress::search();
    let tell = |step| progress.step(step);
    let limits = Limits {
        threads: args.answers.threads(),
        cancel: Some(&cancel),
        progress: Some(&tell),
        ..Limits::default()
    };
    let built = Solver::new(&goal, options).prepare(&limits);
    progress.finish();
    built.map_err(crate::solve::fault)?;
    for fault in store.take_faults() {
        output::tell(&format!("note: {fault}\n"));
    }
    Ok(Wanted { size: Some(size), metric: Some(metric), tables: Some(tables) })
}
