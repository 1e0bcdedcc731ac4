//! Chromedriver and the browser that it starts.

use std::path::Path;
use std::process::Command;
use std::sync::Arc;
use std::time::Duration;

use thirtyfour::error::WebDriverResult;
use thirtyfour::extensions::query::ElementPollerWithTimeout;
use thirtyfour::{ChromiumLikeCapabilities, DesiredCapabilities, LoggingPrefsLogLevel, WebDriver};

use crate::environment;
use crate::page::PATIENCE;
use crate::process::Process;

/// No window, no sandbox (it does not work as root), and nothing that talks to the world outside.
const FLAGS: [&str; 10] = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-dev-shm-usage",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--lang=en-US",
];

/// So many ports chromedriver tries.
const PORTS: usize = 10;

/// Chromedriver on a port of its own.
pub(crate) struct Driver {
    url: String,
    _process: Process,
}

impl Driver {
    pub(crate) fn start() -> Self {
        let program = environment::path("NOYES_CHROMEDRIVER");
        for _ in 0..PORTS {
            let mut process = Process::start(Command::new(&program).arg("--port=0"));
            let port = process.try_read(|line| {
                let (_, port) = line.split_once("started successfully on port ")?;
                Some(port.trim_end_matches('.').to_owned())
            });
            match port {
                Ok(port) => {
                    return Self { url: format!("http://127.0.0.1:{port}"), _process: process };
                }
                // It takes any port that is free in IPv6, and the same one in IPv4 may be another's.
                Err(said) if said.contains("port not available") => {}
                Err(said) => panic!("chromedriver ended too early; it said:\n{said}"),
            }
        }
        panic!("chromedriver found no port that is free in IPv6 and IPv4 in {PORTS} times");
    }

    /// Opens a browser that stores what it stores in a folder.
    pub(crate) async fn open(&self, profile: &Path) -> WebDriverResult<WebDriver> {
        let mut capabilities = DesiredCapabilities::chrome();
        let browser = environment::path("NOYES_BROWSER");
        capabilities.set_binary(&browser.to_string_lossy())?;
        for flag in FLAGS {
            capabilities.add_arg(flag)?;
        }
        capabilities.add_arg(&format!("--user-data-dir={}", profile.display()))?;
        capabilities.set_browser_log_level(LoggingPrefsLogLevel::All)?;
        let often = Duration::from_millis(20);
        let poller = Arc::new(ElementPollerWithTimeout::new(PATIENCE, often));
        let driver = WebDriver::builder(&self.url, capabilities).poller(poller).connect().await?;
        driver.set_script_timeout(PATIENCE * 2).await?;
        Ok(driver)
    }
}
