//! What a test does with the page.

use std::time::{Duration, Instant};

use serde_json::{Value, json};
use thirtyfour::error::{WebDriverError, WebDriverErrorInner, WebDriverResult};
use thirtyfour::extensions::query::ElementQueryable;
use thirtyfour::{By, TypingData, WebDriver, WebElement};

use crate::environment;
use crate::first_board::FirstBoard;
use crate::server::Server;

/// How long to wait for anything before the test fails. Long: a busy machine is no fault, and who
/// passes does not wait.
pub const PATIENCE: Duration = Duration::from_secs(30);

/// The page in the browser.
pub struct Page {
    driver: WebDriver,
    server: Server,
}

impl Page {
    pub(crate) fn new(driver: WebDriver, server: Server) -> Self {
        Self { driver, server }
    }

    /// Everything else that thirtyfour can do.
    pub fn driver(&self) -> &WebDriver {
        &self.driver
    }

    /// Where the server is: `http://127.0.0.1:PORT`, with the path below which the page is.
    pub fn origin(&self) -> &str {
        &self.server.origin
    }

    pub(crate) fn server(&self) -> &Server {
        &self.server
    }

    /// Ends the server: from now on nothing answers there.
    pub fn stop_server(&self) {
        self.server.stop();
    }

    /// Goes to a path of this server, which starts with `/`, and waits until the page is loaded. A
    /// path that differs from the present one only after `#` does not load the page again.
    ///
    /// # Errors
    /// If nothing answers there.
    pub async fn goto(&self, path: &str) -> WebDriverResult<()> {
        self.driver.goto(format!("{}{path}", self.origin())).await
    }

    /// Loads the page again, as the browser's button does.
    ///
    /// # Errors
    /// If nothing answers.
    pub async fn reload(&self) -> WebDriverResult<()> {
        self.driver.refresh().await
    }

    /// The path with query and fragment that the address bar shows.
    ///
    /// # Errors
    /// If the browser does not answer.
    pub async fn url(&self) -> WebDriverResult<String> {
        let url = self.driver.current_url().await?;
        Ok(url.as_str().trim_start_matches(self.origin()).to_owned())
    }

    /// The first element that a CSS selector matches; waits until it is displayed.
    ///
    /// # Errors
    /// If there is none in time.
    pub async fn find(&self, css: &str) -> WebDriverResult<WebElement> {
        again(async || self.driver.query(By::Css(css)).and_displayed().first().await).await
    }

    /// All elements that a CSS selector matches, in the page's order; waits until there is one.
    ///
    /// # Errors
    /// If there is none in time.
    pub async fn find_all(&self, css: &str) -> WebDriverResult<Vec<WebElement>> {
        self.driver.query(By::Css(css)).any_required().await
    }

    /// How many elements a CSS selector matches now, without waiting.
    ///
    /// # Errors
    /// If the selector is none.
    pub async fn count(&self, css: &str) -> WebDriverResult<usize> {
        Ok(self.driver.find_all(By::Css(css)).await?.len())
    }

    /// The text of an element as it is displayed.
    ///
    /// # Errors
    /// If there is no such element in time.
    pub async fn text(&self, css: &str) -> WebDriverResult<String> {
        again(async || self.find(css).await?.text().await).await
    }

    /// An attribute of an element, if it has it.
    ///
    /// # Errors
    /// If there is no such element in time.
    pub async fn attribute(&self, css: &str, name: &str) -> WebDriverResult<Option<String>> {
        again(async || self.find(css).await?.attr(name).await).await
    }

    /// Clicks on the middle of an element, or taps it where there is a touch screen.
    ///
    /// # Errors
    /// If there is no such element in time, or another one covers it.
    pub async fn click(&self, css: &str) -> WebDriverResult<()> {
        let click =
            async || self.driver.query(By::Css(css)).and_clickable().first().await?.click().await;
        again(click).await
    }

    /// Presses keys wherever the focus is: `Key::Left`, or a text.
    ///
    /// # Errors
    /// If the browser does not answer.
    pub async fn press(&self, keys: impl Into<TypingData>) -> WebDriverResult<()> {
        self.driver.action_chain().send_keys(keys).perform().await
    }

    /// Replaces the text of a field; gives a file field (which may be hidden) the path of a file.
    ///
    /// # Errors
    /// If there is no such field in time.
    pub async fn write(&self, css: &str, text: &str) -> WebDriverResult<()> {
        let write = async || {
            let field = self.driver.query(By::Css(css)).first().await?;
            if field.attr("type").await?.as_deref() != Some("file") {
                field.clear().await?;
            }
            field.send_keys(text).await
        };
        again(write).await
    }

    /// Swipes with a finger from a point of the window, by so many CSS pixels.
    ///
    /// # Errors
    /// If the browser does not answer.
    pub async fn swipe(&self, from: (i32, i32), by: (i32, i32)) -> WebDriverResult<()> {
        let cdp = self.driver.cdp();
        let steps = 4;
        let touch = |step: i32| {
            let (x, y) = (from.0 + by.0 * step / steps, from.1 + by.1 * step / steps);
            json!([{ "x": x, "y": y }])
        };
        let event = |kind: &str, points: Value| {
            let parameters = json!({ "type": kind, "touchPoints": points });
            let cdp = &cdp;
            async move { cdp.send_raw("Input.dispatchTouchEvent", parameters).await }
        };
        event("touchStart", touch(0)).await?;
        for step in 1..=steps {
            event("touchMove", touch(step)).await?;
        }
        event("touchEnd", json!([])).await?;
        Ok(())
    }

    /// Waits until a JavaScript expression is true, in this page or the one that takes its place. It
    /// is looked at before every frame, so that nothing that is displayed is missed, and now and then
    /// in a window that draws no frames.
    ///
    /// # Errors
    /// If it is not true in time; the error tells its last value.
    pub async fn until(&self, expression: &str) -> WebDriverResult<()> {
        let script = format!(
            "const done = arguments[arguments.length - 1];
            const end = performance.now() + {};
            (function look() {{
                let value;
                try {{ value = ({expression}); }} catch (error) {{ value = String(error); }}
                if (value === true) done(null);
                else if (performance.now() > end) done(String(value));
                else {{
                    let due = true;
                    const again = () => {{
                        if (!due) return;
                        due = false;
                        look();
                    }};
                    requestAnimationFrame(again);
                    setTimeout(again, 100);
                }}
            }})();",
            PATIENCE.as_millis()
        );
        let wait = async || self.driver.execute_async(script.clone(), Vec::new()).await;
        match again(wait).await?.json() {
            Value::Null => Ok(()),
            last => {
                let text = format!("waited in vain until `{expression}`; last it was {last}");
                Err(WebDriverError::Timeout(text))
            }
        }
    }

    /// The value of a JavaScript expression.
    ///
    /// # Errors
    /// If it throws.
    pub async fn evaluate(&self, expression: &str) -> WebDriverResult<Value> {
        let script = format!("return ({expression});");
        Ok(self.driver.execute(script, Vec::new()).await?.json().clone())
    }

    /// How the first board of this visit came about; waits until all of the page is there.
    ///
    /// # Errors
    /// If it does not come, or if the visit was not [watched](crate::Visit::watched).
    pub async fn first_board(&self) -> WebDriverResult<FirstBoard> {
        self.find(".options").await?;
        FirstBoard::read(self).await
    }

    /// Whether the page is no wider than the window. If it is wider, what reaches out is said on
    /// standard error.
    ///
    /// # Errors
    /// If the browser does not answer.
    pub async fn fits_sideways(&self) -> WebDriverResult<bool> {
        let wide = "document.documentElement.scrollWidth <= window.innerWidth ? null :
            [`the page is ${document.documentElement.scrollWidth} px wide, the window ${innerWidth}`,
             ...[...document.querySelectorAll('body *')]
                .filter(element => element.getBoundingClientRect().right > innerWidth)
                .map(element => `${element.localName}.${element.getAttribute('class')} reaches to ` +
                    element.getBoundingClientRect().right)].slice(0, 12).join('\\n')";
        match self.evaluate(wide).await? {
            Value::Null => Ok(true),
            wide => {
                eprintln!("{}", wide.as_str().unwrap_or_default());
                Ok(false)
            }
        }
    }

    /// The barriers that axe-core finds in the page as it stands, each with the elements that it is
    /// about: none, if all is well. Only rules of WCAG 2 at levels A and AA and good practice count.
    ///
    /// # Errors
    /// If the browser does not answer.
    ///
    /// # Panics
    /// If axe-core is not there.
    pub async fn barriers(&self) -> WebDriverResult<Vec<String>> {
        let script = std::fs::read_to_string(environment::path("NOYES_AXE"))?;
        self.driver.execute(format!("{script}; return null;"), Vec::new()).await?;
        let run = "const done = arguments[arguments.length - 1];
            axe.run(document, { resultTypes: ['violations'] }).then(
                result => done(result.violations.map(violation => `${violation.id}: ${violation.help}\\n` +
                    violation.nodes.map(node => `  ${node.target.join(' ')}: ${node.failureSummary}`).join('\\n'))),
                error => done([String(error)]))";
        let found = self.driver.execute_async(run, Vec::new()).await?.json().clone();
        Ok(serde_json::from_value(found)?)
    }

    /// Saves what is in the window to `target/screenshots/NAME.png`.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub async fn screenshot(&self, name: &str) -> WebDriverResult<()> {
        let folder = environment::screenshots();
        std::fs::create_dir_all(&folder)?;
        // The fonts are swapped in when they are there.
        self.driver
            .execute_async("document.fonts.ready.then(() => arguments[0]())", Vec::new())
            .await?;
        self.driver.screenshot(&folder.join(format!("{name}.png"))).await
    }

    /// What the console has said since it was last asked.
    pub(crate) async fn take_console(&self) -> WebDriverResult<Vec<String>> {
        let entries = self.driver.browser_log().await?;
        Ok(entries.into_iter().map(|entry| format!("{} {}", entry.level, entry.message)).collect())
    }

    /// The errors that the console has shown since it was last asked, oldest first. They no longer
    /// fail the test.
    ///
    /// # Errors
    /// If the browser does not answer.
    pub async fn take_console_errors(&self) -> WebDriverResult<Vec<String>> {
        let mut lines = self.take_console().await?;
        lines.retain(|line| line.starts_with("SEVERE"));
        Ok(lines)
    }

    /// Waits for an error in the console, as one is said there a little after the page has noticed
    /// it. It no longer fails the test, nor do those that came with it.
    ///
    /// # Errors
    /// If there is none in time.
    pub async fn until_console_error(&self) -> WebDriverResult<Vec<String>> {
        let end = Instant::now() + PATIENCE;
        loop {
            let errors = self.take_console_errors().await?;
            if !errors.is_empty() {
                return Ok(errors);
            }
            if Instant::now() > end {
                let text = "waited in vain for an error in the console".to_owned();
                return Err(WebDriverError::Timeout(text));
            }
        }
    }
}

/// Does something in the page, and once more if what it is done with goes meanwhile: an element in
/// whose place there is another one, as when the game takes the place of its sketch, or the whole
/// page, of which chromedriver says at once that a script waits in it for too long.
async fn again<T>(action: impl AsyncFn() -> WebDriverResult<T>) -> WebDriverResult<T> {
    use WebDriverErrorInner::{ScriptTimeout, StaleElementReference};
    let end = Instant::now() + PATIENCE;
    loop {
        match action().await {
            Err(error)
                if matches!(*error, StaleElementReference(_) | ScriptTimeout(_))
                    && Instant::now() < end => {}
            done => return done,
        }
    }
}
