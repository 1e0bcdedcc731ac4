//! A board from anywhere: typed, pasted, tapped in; judged, repaired and played.

use noyes_e2e::{Page, Visit, WebDriverResult};

use crate::board::{BOARD, board, reach, tap, until_board};

async fn write(page: &Page, text: &str) -> WebDriverResult<()> {
    page.find("textarea").await?;
    page.write("textarea", text).await
}

#[test]
fn a_typed_board_is_judged_and_played() {
    Visit::desktop().path("/#own").run(async |page| {
        write(page, "1 2 3 / 4 5 6 / 0 7 8").await?;
        assert_eq!(page.text(".answer").await?.replace('\n', " "), "Yes it can be solved");
        assert!(page.text(".reason").await?.starts_with("No two tiles stand in the wrong order"));
        page.click(".play-own").await?;
        page.find(".figures").await?;
        until_board(page, "1 2 3/4 5 6/0 7 8").await?;
        tap(page, 8).await?;
        page.find(".outcome").await?;
        Ok(())
    });
}

#[test]
fn a_board_that_cannot_be_solved_is_repaired_or_played_all_the_same() {
    Visit::phone().path("/#own").run(async |page| {
        write(page, "1 2 3 4\n5 6 7 8\n9 10 11 12\n13 15 14 0").await?;
        assert_eq!(page.text(".answer").await?.replace('\n', " "), "No it cannot be solved");
        assert_eq!(page.text(".swap").await?, "Swap 1 and 2");
        reach(page, ".play-own").await?;
        page.find(".this-deal.unsolvable").await?;
        until_board(page, "1 2 3 4/5 6 7 8/9 10 11 12/13 15 14 0").await?;

        page.goto("/#own").await?;
        write(page, "1 2 3 4\n5 6 7 8\n9 10 11 12\n13 15 14 0").await?;
        reach(page, ".swap").await?;
        page.until("document.querySelector('.pill').textContent === 'Yes'").await?;
        let text = "document.querySelector('textarea').value.startsWith('2 1 3 4')";
        assert_eq!(page.evaluate(text).await?, true);
        assert!(page.fits_sideways().await?);
        Ok(())
    });
}

#[test]
fn what_is_wrong_is_marked_and_help_is_offered() {
    Visit::desktop().path("/#own").run(async |page| {
        write(page, "1 2 2 0").await?;
        assert!(page.text(".problem").await?.contains("2 is there twice."));
        assert_eq!(page.evaluate("document.querySelectorAll('mark').length").await?, 2);

        write(page, "1 2 3 x").await?;
        page.until("document.querySelector('mark')?.textContent === 'x'").await?;

        // Numbers from 1 on, without a 0.
        write(page, "1 2 4 3").await?;
        page.click(".offer").await?;
        page.until("document.querySelector('.pill')?.textContent === 'Yes'").await?;
        assert_eq!(board(page).await?, "1 2/0 3");

        // Twelve numbers in one line fill several boards.
        write(page, "0 1 2 3 4 5 6 7 8 9 10 11").await?;
        page.until("document.querySelector('.offer')?.textContent === '4×3'").await?;
        page.click(".offer").await?;
        page.until(&format!("{BOARD}.split('/').length === 3")).await
    });
}

#[test]
fn every_shape_of_a_line_of_numbers_is_offered() {
    Visit::phone().path("/#own").run(async |page| {
        // Sixty has twelve divisors; the last two shapes are a single row and a single column.
        let numbers: Vec<String> = (0..60).map(|number| number.to_string()).collect();
        write(page, &numbers.join(" ")).await?;
        let offers = "[...document.querySelectorAll('.offer')].map((it) => it.textContent).join()";
        let all = "10×6,6×10,12×5,5×12,15×4,4×15,20×3,3×20,30×2,2×30,60×1,1×60";
        page.until(&format!("{offers} === '{all}' || {offers}")).await?;
        assert!(page.fits_sideways().await?);
        page.screenshot("own-shapes").await?;
        reach(page, ".offer:last-child").await?;
        page.until(&format!("{BOARD}.split('/').length === 60")).await?;
        // A slash after the last row does no harm.
        write(page, "1 2 3/4 5 6/0 7 8/").await?;
        page.until("document.querySelector('.pill')?.textContent === 'Yes'").await
    });
}

#[test]
fn a_board_is_tapped_in() {
    Visit::phone().path("/#own").run(async |page| {
        page.find("textarea").await?;
        reach(page, ".way .segment:nth-child(2)").await?;
        for _ in 0..2 {
            reach(page, ".tap-in .width .less").await?;
            reach(page, ".tap-in .height .less").await?;
        }
        page.until("document.querySelectorAll('.tile').length === 4").await?;
        let square = |square: u32| format!(".square[data-square='{square}'] .tile");
        reach(page, &square(1)).await?;
        page.until("document.querySelector('.next').textContent === 'Tap the square of tile 2'")
            .await?;
        reach(page, &square(3)).await?;
        reach(page, ".take-back").await?;
        reach(page, &square(0)).await?;
        // A square that is taken stays as it is.
        reach(page, &square(0)).await?;
        reach(page, &square(2)).await?;
        page.until("document.querySelector('.pill')?.textContent === 'No'").await?;
        reach(page, ".clear").await?;
        for number in [0, 1, 2] {
            reach(page, &square(number)).await?;
        }
        page.until("document.querySelector('.reason')?.textContent.includes('solved already')")
            .await?;
        reach(page, ".clear").await?;
        for number in [0, 1, 3] {
            reach(page, &square(number)).await?;
        }
        reach(page, ".play-own").await?;
        page.find(".figures").await?;
        until_board(page, "1 2/0 3").await
    });
}
