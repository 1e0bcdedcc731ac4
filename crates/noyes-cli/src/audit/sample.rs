//! Whether boards could come from a fair dealer.

use std::path::PathBuf;

use noyes_api::SampleLine;
use noyes_audit::{AuditError, SampleAudit, Verdict, report};

use super::{command::command, fault, pass::pass};
use crate::{
    arguments::AuditArgs,
    fault::Failure,
    input::{Counted, Input},
    interrupt,
    output::{self, Format, Page, Sink, Viewer},
    parallel::Crew,
    progress::Progress,
    status::Status,
};

/// Equal boards are looked for within so much memory: 16 million of them.
const MEMORY: u64 = 256 << 20;

/// So many lines in error are explained to people; a file of something else has millions.
const MOST_TOLD: u64 = 20;

/// Counts the boards and judges what was counted.
pub(super) fn run(args: AuditArgs, file: PathBuf) -> Result<Status, Failure> {
    let reading = args.size.reading()?;
    let goals = args.size.goal.goals(reading)?;
    let answers = &args.answers;
    let format = Format::new(answers.file(), answers.json, false);
    let input = Input::new(Vec::new(), Some(file))?;
    let page = super::report(&args)?;
    let mut sink = Sink::open::<SampleLine>(answers.file(), format)?;
    let progress = Progress::pass(input.length());
    let mut crew = Crew::new(answers.threads());
    crew.cancel = interrupt::switch();
    let cancel = crew.cancel.clone();
    let (mut status, mut errors) = (Status::Yes, 0);
    let tell = |mut counted: Counted| {
        for (_, fault) in &counted.errors {
            status = status.max(fault.status);
        }
        let told = errors;
        errors += counted.errors.len() as u64;
        if format != Format::JsonLines {
            counted.errors.truncate(MOST_TOLD.saturating_sub(told) as usize);
        }
        complain(&counted, format, &mut sink, &progress)?;
        progress.add(counted.read, counted.boards);
        Ok(())
    };
    let passed = pass(input, reading, goals, crew, args.memory.unwrap_or(MEMORY), tell);
    progress.finish();
    if errors > MOST_TOLD && format != Format::JsonLines {
        output::tell(&format!("{} more lines are in error\n", errors - MOST_TOLD));
    }
    let (tally, ended) = passed?;
    let stopped = (!ended).then_some("cancelled");
    let nothing = || {
        fault(if cancel.is_cancelled() && !ended {
            AuditError::Cancelled
        } else {
            AuditError::NoBoards
        })
    };
    let mut tally = tally.ok_or_else(nothing)?;
    let counts = tally.counts();
    drop(tally);
    if counts.boards == 0 {
        return Err(nothing().into());
    }
    let audit = SampleAudit::new(counts, args.alpha).map_err(fault)?;
    if let Some(mut page) = page {
        let note = note(errors, stopped.is_some());
        page.put(report::sample(&audit, Some(&command()), note.as_deref()).as_bytes())?;
        page.finish()?;
    }
    let line = SampleLine::new(&audit, errors, stopped, args.details);
    let (page, _) = Page::of(format, std::iter::once((0, Ok(line))));
    sink.put(page)?;
    sink.finish()?;
    if stopped.is_some() {
        output::tell("note: interrupted; the answer is about the boards that were read before\n");
    }
    Ok(status.max(match audit.verdict {
        Verdict::Consistent => Status::Yes,
        Verdict::NotFair => Status::No,
    }))
}

/// Tells of the lines that are no boards: with JSON in their place, else to whoever watches. A
/// table has room for the verdict alone.
fn complain(
    counted: &Counted,
    format: Format,
    sink: &mut Sink,
    progress: &Progress,
) -> Result<(), Failure> {
    if counted.errors.is_empty() {
        return Ok(());
    }
    let shown = match format {
        Format::JsonLines => format,
        _ => Format::Text { numbered: false, viewer: Viewer::Program },
    };
    let lines = counted.errors.iter().map(|(line, fault)| (*line, Err(fault.clone())));
    let (page, tally) = Page::of::<SampleLine>(shown, lines);
    progress.tell(&tally.complaints);
    if format == Format::JsonLines { sink.put(page) } else { Ok(()) }
}

/// What a report has to say besides its answer.
fn note(errors: u64, stopped: bool) -> Option<String> {
    let mut notes = Vec::new();
    match errors {
        0 => {}
        1 => notes.push("One line was no board and was left out.".to_owned()),
        _ => notes.push(format!("{errors} lines were no boards and were left out.")),
    }
    if stopped {
        notes.push("The boards were not read to their end.".into());
    }
    (!notes.is_empty()).then(|| notes.join(" "))
}
