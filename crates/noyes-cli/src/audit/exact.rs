//! What a recipe deals.

use noyes::{Recipe, Size};
use noyes_api::ExactLine;
use noyes_audit::{ExactAudit, Limits, Mixing, report};

use super::{command::command, fault};
use crate::{
    arguments::AuditArgs,
    fault::Failure,
    interrupt,
    output::{Format, Page, Sink},
    progress::Progress,
    status::Status,
};

/// The curve ends by itself where the walk has mixed. No walk of ten squares takes so many steps.
const LONGEST_CURVE: u64 = 1_000_000;

/// Works out what the recipe deals.
pub(super) fn run(args: AuditArgs) -> Result<Status, Failure> {
    let recipe = args.recipe.recipe()?;
    let reading = args.size.reading()?;
    let size = reading.size.unwrap_or(Size::FIFTEEN);
    let goal = args.size.goal.goals(reading)?.of(size).clone();
    let answers = &args.answers;
    let format = Format::new(answers.file(), answers.json, false);
    let page = super::report(&args)?;
    let mut sink = Sink::open::<ExactLine>(answers.file(), format)?;
    let cancel = interrupt::switch();
    let progress = Progress::work();
    let tell = |done| progress.done(done);
    let limits = Limits {
        memory: args.memory.unwrap_or(Limits::default().memory),
        threads: answers.threads(),
        cancel: Some(&cancel),
        progress: Some(&tell),
    };
    let audit = ExactAudit::new(&goal, recipe, &limits).and_then(|mut audit| {
        // Of ten squares the curve takes a while: it is there for those who ask for it.
        if args.details && audit.mixing.is_none() {
            audit.mixing = Mixing::new(&goal, recipe.shuffle, LONGEST_CURVE, &limits)?;
        }
        Ok(audit)
    });
    // What is fair, to compare with.
    let fair = audit.and_then(|audit| match recipe == Recipe::default() {
        true => Ok((audit.clone(), audit)),
        false => Ok((audit, ExactAudit::new(&goal, Recipe::default(), &limits)?)),
    });
    progress.finish();
    let (audit, fair) = fair.map_err(fault)?;
    if let Some(mut page) = page {
        page.put(report::exact(&audit, Some(&fair), Some(&command())).as_bytes())?;
        page.finish()?;
    }
    let line = ExactLine::new(&audit, Some(&fair), args.details);
    let (page, _) = Page::of(format, std::iter::once((1, Ok(line))));
    sink.put(page)?;
    sink.finish()?;
    Ok(Status::Yes)
}
