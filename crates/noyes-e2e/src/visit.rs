//! How a player looks at the page.

use std::panic::{AssertUnwindSafe, resume_unwind};
use std::path::{Path, PathBuf};

use futures_util::FutureExt;
use serde_json::json;
use tempfile::TempDir;
use thirtyfour::{WebDriver, error::WebDriverResult};

use crate::driver::Driver;
use crate::first_board;
use crate::page::Page;
use crate::server::Server;

/// One player's visit to the page.
#[derive(Clone)]
#[must_use = "a visit begins with `run`"]
pub struct Visit {
    width: u32,
    height: u32,
    touch: bool,
    dark: bool,
    reduced_motion: bool,
    languages: Option<String>,
    forced_colors: bool,
    kept: bool,
    host: Option<(PathBuf, String)>,
    online: bool,
    beside: Option<Server>,
    slowed: f64,
    watched: bool,
    path: String,
}

impl Visit {
    /// A desktop's window, 1280×800, with a mouse.
    pub fn desktop() -> Self {
        Self::window(1280, 800)
    }

    /// A small phone, 360×640, with a touch screen.
    pub fn phone() -> Self {
        Self::window(360, 640).touch()
    }

    /// A window whose page is this many CSS pixels wide and high, with a mouse.
    pub fn window(width: u32, height: u32) -> Self {
        let path = "/".to_owned();
        Self {
            width,
            height,
            touch: false,
            dark: false,
            reduced_motion: false,
            languages: None,
            forced_colors: false,
            kept: false,
            host: None,
            online: false,
            beside: None,
            slowed: 1.0,
            watched: false,
            path,
        }
    }

    /// With a touch screen instead of a mouse.
    pub fn touch(mut self) -> Self {
        self.touch = true;
        self
    }

    /// With the dark colour scheme; else it is light.
    pub fn dark(mut self) -> Self {
        self.dark = true;
        self
    }

    /// With the wish for less motion.
    pub fn reduced_motion(mut self) -> Self {
        self.reduced_motion = true;
        self
    }

    /// With a browser that asks for these languages, such as `de-AT,en`.
    pub fn languages(mut self, languages: impl Into<String>) -> Self {
        self.languages = Some(languages.into());
        self
    }

    /// With colours that the system forces on every page, as high-contrast themes do.
    pub fn forced_colors(mut self) -> Self {
        self.forced_colors = true;
        self
    }

    /// In a browser that keeps the page for when there is no connection. Others always ask the server,
    /// so that a test can block what it likes.
    pub fn kept(mut self) -> Self {
        self.kept = true;
        self
    }

    /// With the page from a host that answers with a folder's files as they are, below a path such
    /// as `/some/games`; else it comes from the `noyes` program.
    pub fn hosted(mut self, folder: &Path, below: impl Into<String>) -> Self {
        self.host = Some((folder.to_owned(), below.into()));
        self
    }

    /// With the online game, whose players and results are this visit's own.
    pub fn online(mut self) -> Self {
        self.online = true;
        self
    }

    /// At the server of another visit, in a browser of its own: somebody else.
    pub fn beside(mut self, page: &Page) -> Self {
        self.beside = Some(page.server().clone());
        self
    }

    /// With a processor that is so many times slower.
    pub fn slowed(mut self, times: f64) -> Self {
        self.slowed = times;
        self
    }

    /// Takes notes of how the first board comes about, for [`Page::first_board`]. One move is made on
    /// it.
    pub fn watched(mut self) -> Self {
        self.watched = true;
        self
    }

    /// Begins at this path, which starts with `/`, with its query and fragment.
    pub fn path(mut self, path: impl Into<String>) -> Self {
        self.path = path.into();
        self
    }

    /// Opens the page, runs the test on it, and ends everything that was started.
    ///
    /// # Panics
    /// If the test fails or panics, if the browser's console has an error, or if something that the
    /// test needs is not there.
    pub fn run<T>(self, test: impl AsyncFnOnce(&Page) -> WebDriverResult<T>) -> T {
        let runtime = tokio::runtime::Builder::new_current_thread()
            .enable_all()
            .build()
            .expect("a runtime of one thread");
        runtime.block_on(self.visit(test))
    }

    /// The same as [`run`](Self::run) inside of another visit.
    ///
    /// # Panics
    /// As [`run`](Self::run).
    pub async fn meet<T>(self, test: impl AsyncFnOnce(&Page) -> WebDriverResult<T>) -> T {
        self.visit(test).await
    }

    /// Opens the page and runs the first test on it; then the browser is killed in the middle of
    /// whatever it does, started again with what it had stored, and the second test is run.
    ///
    /// # Panics
    /// As [`run`](Self::run).
    pub fn run_killed(
        self,
        before: impl AsyncFnOnce(&Page) -> WebDriverResult<()>,
        after: impl AsyncFnOnce(&Page) -> WebDriverResult<()>,
    ) {
        let runtime = tokio::runtime::Builder::new_current_thread()
            .enable_all()
            .build()
            .expect("a runtime of one thread");
        let (server, profile) = (self.serve(), profile());
        runtime.block_on(async {
            let driver = Driver::start();
            let browser = self.look(&server, &driver, profile.path(), before).await.1;
            // The driver goes with its browser, by a signal that neither can hear.
            drop(driver);
            browser.leak().ok();
            let driver = Driver::start();
            let (_, browser) = self.look(&server, &driver, profile.path(), after).await;
            browser.quit().await.ok();
        });
    }

    async fn visit<T>(self, test: impl AsyncFnOnce(&Page) -> WebDriverResult<T>) -> T {
        let (server, profile, driver) = (self.serve(), profile(), Driver::start());
        let (answer, browser) = self.look(&server, &driver, profile.path(), test).await;
        // Before the profile goes: the browser writes to it until it ends.
        browser.quit().await.ok();
        answer
    }

    fn serve(&self) -> Server {
        match (&self.beside, &self.host) {
            (Some(server), _) => server.clone(),
            (None, Some((folder, below))) => Server::host(folder, below),
            (None, None) => Server::program(self.online),
        }
    }

    /// Opens a browser and the page in it, and runs the test.
    async fn look<T>(
        &self,
        server: &Server,
        driver: &Driver,
        profile: &Path,
        test: impl AsyncFnOnce(&Page) -> WebDriverResult<T>,
    ) -> (T, WebDriver) {
        let browser = driver.open(profile).await.expect("chromedriver opens the browser");
        let page = Page::new(browser.clone(), server.clone());
        let story = async {
            self.pretend(&page).await?;
            page.goto(&self.path).await?;
            let answer = test(&page).await?;
            let errors = page.take_console_errors().await?;
            assert!(errors.is_empty(), "errors in the browser's console:\n{}", errors.join("\n"));
            Ok(answer)
        };
        let outcome: Result<WebDriverResult<T>, _> = AssertUnwindSafe(story).catch_unwind().await;
        if !matches!(outcome, Ok(Ok(_))) {
            report(&page).await;
            browser.clone().quit().await.ok();
        }
        match outcome {
            Ok(Ok(answer)) => (answer, browser),
            Ok(Err(error)) => panic!("{error}"),
            Err(panic) => resume_unwind(panic),
        }
    }

    /// Makes the browser look like the player's.
    async fn pretend(&self, page: &Page) -> WebDriverResult<()> {
        let Self { width, height, touch, dark, reduced_motion, forced_colors, .. } = *self;
        let cdp = page.driver().cdp();
        // A window cannot be made as narrow as a phone, what it pretends to the page can.
        let screen =
            json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": touch });
        cdp.send_raw("Emulation.setDeviceMetricsOverride", screen).await?;
        let touches = json!({ "enabled": touch, "maxTouchPoints": if touch { 5 } else { 1 } });
        cdp.send_raw("Emulation.setTouchEmulationEnabled", touches).await?;
        let scheme = if dark { "dark" } else { "light" };
        let motion = if reduced_motion { "reduce" } else { "no-preference" };
        let features = json!({ "features": [
            { "name": "prefers-color-scheme", "value": scheme },
            { "name": "prefers-reduced-motion", "value": motion },
            { "name": "forced-colors", "value": if forced_colors { "active" } else { "none" } },
        ] });
        if !self.kept {
            let without = json!({ "source": "delete Navigator.prototype.serviceWorker" });
            cdp.send_raw("Page.addScriptToEvaluateOnNewDocument", without).await?;
        }
        cdp.send_raw("Emulation.setEmulatedMedia", features).await?;
        if self.watched {
            let script = json!({ "source": first_board::WATCH });
            cdp.send_raw("Page.addScriptToEvaluateOnNewDocument", script).await?;
        }
        if self.slowed != 1.0 {
            cdp.send_raw("Emulation.setCPUThrottlingRate", json!({ "rate": self.slowed })).await?;
        }
        if let Some(languages) = &self.languages {
            let agent = page.evaluate("navigator.userAgent").await?;
            let wish = json!({ "userAgent": agent, "acceptLanguage": languages });
            cdp.send_raw("Emulation.setUserAgentOverride", wish).await?;
        }
        Ok(())
    }
}

fn profile() -> TempDir {
    tempfile::tempdir().expect("a folder for the browser's profile")
}

/// Tells what the page looked like when a test failed.
async fn report(page: &Page) {
    let name = match std::thread::current().name() {
        Some(test) => format!("failed-{}", test.replace("::", "-")),
        None => "failed".to_owned(),
    };
    match page.screenshot(&name).await {
        Ok(()) => eprintln!("the page as it was: target/screenshots/{name}.png"),
        Err(error) => eprintln!("there is no screenshot: {error}"),
    }
    for line in page.take_console().await.unwrap_or_default() {
        eprintln!("console: {line}");
    }
}
