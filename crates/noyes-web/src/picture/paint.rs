//! The pictures that the program draws.
//!
//! Each fills a canvas of any shape, and is different in every corner, so that no two tiles can be
//! mistaken for one another. Lengths are shares of the longer side.

use core::f64::consts::{PI, TAU};

use web_sys::{CanvasGradient, CanvasRenderingContext2d, HtmlCanvasElement};

use super::{Picture, canvas, random::Random};

/// Paints one of the program's pictures; `None` if the browser has no canvas to paint on.
pub(super) fn paint(picture: Picture, canvas: &HtmlCanvasElement) -> Option<()> {
    let painter = Painter {
        context: canvas::context(canvas)?,
        width: canvas.width().into(),
        height: canvas.height().into(),
    };
    match picture {
        Picture::Dunes | Picture::Own => painter.dunes(),
        Picture::Peaks => painter.peaks(),
        Picture::Arcs => painter.arcs(),
        Picture::Rings => painter.rings(),
        Picture::Weave => painter.weave(),
    }
}

struct Painter {
    context: CanvasRenderingContext2d,
    width: f64,
    height: f64,
}

/// A colour in OKLCH, between two others.
#[derive(Clone, Copy)]
struct Colour(f64, f64, f64);

impl Colour {
    fn to(self, other: Colour, share: f64) -> Colour {
        let mix = |a: f64, b: f64| a + (b - a) * share;
        Colour(mix(self.0, other.0), mix(self.1, other.1), mix(self.2, other.2))
    }

    fn css(self) -> String {
        self.veil(1.0)
    }

    fn veil(self, opacity: f64) -> String {
        format!("oklch({:.4} {:.4} {:.1} / {opacity:.3})", self.0, self.1, self.2)
    }
}

/// The colour at a place between several, evenly spaced.
fn between(colours: &[Colour], share: f64) -> Colour {
    let steps = colours.len().saturating_sub(1);
    let at = share.clamp(0.0, 1.0) * steps as f64;
    let first = (at as usize).min(steps.saturating_sub(1));
    match colours.get(first..) {
        Some([a, b, ..]) => a.to(*b, at - first as f64),
        Some([a]) => *a,
        _ => Colour(0.5, 0.0, 0.0),
    }
}

impl Painter {
    fn long(&self) -> f64 {
        self.width.max(self.height)
    }

    fn fill_all(&self, style: &CanvasGradient) {
        self.context.set_fill_style_canvas_gradient(style);
        self.context.fill_rect(0.0, 0.0, self.width, self.height);
    }

    /// A gradient from one point to another.
    fn linear(
        &self,
        from: (f64, f64),
        to: (f64, f64),
        colours: &[Colour],
    ) -> Option<CanvasGradient> {
        let gradient = self.context.create_linear_gradient(from.0, from.1, to.0, to.1);
        self.stops(gradient, colours)
    }

    fn stops(&self, gradient: CanvasGradient, colours: &[Colour]) -> Option<CanvasGradient> {
        // More stops than colours: the browser mixes them in sRGB, we mix them in OKLCH.
        for stop in 0..=24u8 {
            let share = f64::from(stop) / 24.0;
            gradient.add_color_stop(share as f32, &between(colours, share).css()).ok()?;
        }
        Some(gradient)
    }

    /// A glow around a point that fades out.
    fn glow(&self, x: f64, y: f64, radius: f64, colour: Colour, opacity: f64) -> Option<()> {
        let gradient = self.context.create_radial_gradient(x, y, 0.0, x, y, radius).ok()?;
        for stop in 0..=12u8 {
            let share = f64::from(stop) / 12.0;
            let fading = opacity * (1.0 - share).powi(2);
            gradient.add_color_stop(share as f32, &colour.veil(fading)).ok()?;
        }
        self.fill_all(&gradient);
        Some(())
    }

    fn disc(&self, x: f64, y: f64, radius: f64) -> Option<()> {
        self.context.begin_path();
        self.context.arc(x, y, radius, 0.0, TAU).ok()
    }

    /// Everything below a line.
    fn below(&self, line: impl Fn(f64) -> f64) {
        self.context.begin_path();
        self.context.move_to(0.0, self.height);
        let steps = 240;
        for step in 0..=steps {
            let share = f64::from(step) / f64::from(steps);
            self.context.line_to(share * self.width, line(share));
        }
        self.context.line_to(self.width, self.height);
        self.context.close_path();
        self.context.fill();
    }

    /// A low sun over dunes, each with a lit and a shaded side.
    fn dunes(&self) -> Option<()> {
        let (w, h, l) = (self.width, self.height, self.long());
        let sky = [
            Colour(0.42, 0.10, 285.0),
            Colour(0.60, 0.12, 335.0),
            Colour(0.76, 0.13, 395.0),
            Colour(0.88, 0.10, 430.0),
        ];
        self.fill_all(&self.linear((0.0, 0.0), (w * 0.15, h * 0.66), &sky)?);
        let (x, y) = (w * 0.66, h * 0.36);
        self.glow(x, y, l * 0.55, Colour(0.95, 0.10, 75.0), 0.75)?;
        self.disc(x, y, l * 0.105)?;
        self.context.set_fill_style_str(&Colour(0.97, 0.06, 92.0).css());
        self.context.fill();

        let mut random = Random::new(21);
        let far = [Colour(0.70, 0.13, 38.0), Colour(0.62, 0.15, 36.0)];
        let near = [Colour(0.42, 0.12, 26.0), Colour(0.24, 0.07, -40.0)];
        let dunes = 6;
        for dune in 0..dunes {
            let depth = f64::from(dune) / f64::from(dunes - 1);
            let base = h * (0.47 + 0.40 * depth.powf(1.2));
            let swell = l * (0.035 + 0.055 * depth);
            let (phase, pace) = (random.between(0.0, TAU), random.between(0.55, 0.9));
            let lean = random.between(0.5, 0.9);
            let crest = |share: f64| {
                let along = share * pace * TAU * 0.9 + phase;
                // A sine that leans over, as sand does before it slides.
                base + swell * (along + lean * along.sin()).sin()
                    + swell * 0.3 * (along * 2.3).cos()
            };
            let (light, dark) = (far[0].to(near[0], depth), far[1].to(near[1], depth));
            let shade =
                self.linear((w * 0.75, base - swell), (w * 0.1, base + h * 0.36), &[light, dark])?;
            self.context.set_fill_style_canvas_gradient(&shade);
            self.below(crest);
            // The edge that the sun still touches.
            self.context.set_stroke_style_str(&Colour(0.93, 0.09, 75.0).veil(0.55 - 0.35 * depth));
            self.context.set_line_width(l * 0.0028);
            self.context.begin_path();
            for step in 0..=240 {
                let share = f64::from(step) / 240.0;
                self.context.line_to(share * w, crest(share));
            }
            self.context.stroke();
            // Ripples of the wind, denser towards the front.
            self.context.set_line_width(l * 0.0018);
            let ripples = 3 + dune;
            for ripple in 1..=ripples {
                let down = swell * 0.55 * f64::from(ripple);
                self.context.set_stroke_style_str(&Colour(0.90, 0.08, 60.0).veil(0.10));
                self.context.begin_path();
                for step in 0..=160 {
                    let share = f64::from(step) / 160.0;
                    let wobble = swell * 0.12 * (share * 40.0 + f64::from(ripple) * 1.7).sin();
                    self.context.line_to(share * w, crest(share) + down + wobble);
                }
                self.context.stroke();
            }
        }
        Some(())
    }

    /// Ridges in the mist, under a moon.
    fn peaks(&self) -> Option<()> {
        let (w, h, l) = (self.width, self.height, self.long());
        let sky = [
            Colour(0.33, 0.07, 262.0),
            Colour(0.52, 0.08, 235.0),
            Colour(0.78, 0.06, 205.0),
            Colour(0.93, 0.04, 110.0),
        ];
        self.fill_all(&self.linear((0.0, 0.0), (w * 0.1, h * 0.8), &sky)?);
        let (x, y) = (w * 0.27, h * 0.22);
        self.glow(x, y, l * 0.34, Colour(0.97, 0.03, 100.0), 0.6)?;
        self.disc(x, y, l * 0.062)?;
        self.context.set_fill_style_str(&Colour(0.97, 0.03, 100.0).css());
        self.context.fill();
        let mut random = Random::new(5);
        // Stars, where the sky is dark.
        for _ in 0..70 {
            let (x, y) = (random.between(0.0, w), random.between(0.0, 1.0).powi(2) * h * 0.34);
            self.context
                .set_fill_style_str(&Colour(0.98, 0.02, 100.0).veil(random.between(0.25, 0.9)));
            self.disc(x, y, l * random.between(0.0009, 0.0022))?;
            self.context.fill();
        }
        let ridges = 6;
        for ridge in 0..ridges {
            let depth = f64::from(ridge) / f64::from(ridges - 1);
            let base = h * (0.42 + 0.46 * depth);
            let height = l * (0.20 - 0.05 * depth);
            let rock = ridge_line(&mut random, 9);
            let crest = |share: f64| {
                let at = share * (rock.len() - 1) as f64;
                let first = (at as usize).min(rock.len() - 2);
                let up = rock[first] + (rock[first + 1] - rock[first]) * (at - first as f64);
                base - height * up
            };
            let top = Colour(0.70, 0.06, 215.0).to(Colour(0.27, 0.055, 215.0), depth);
            let foot = Colour(0.86, 0.045, 195.0).to(Colour(0.19, 0.045, 240.0), depth);
            let mist = self.linear((0.0, base - height), (0.0, base + h * 0.18), &[top, foot])?;
            self.context.set_fill_style_canvas_gradient(&mist);
            self.below(crest);
        }
        Some(())
    }

    /// Quarter circles that join to paths, their colour going round the picture.
    fn arcs(&self) -> Option<()> {
        let (w, h, l) = (self.width, self.height, self.long());
        self.context.set_fill_style_str(&Colour(0.955, 0.02, 85.0).css());
        self.context.fill_rect(0.0, 0.0, w, h);
        let cell = l / 7.0;
        let wheel = [
            Colour(0.64, 0.165, 36.0),
            Colour(0.76, 0.135, 78.0),
            Colour(0.62, 0.095, 178.0),
            Colour(0.47, 0.11, 265.0),
            Colour(0.55, 0.13, 340.0),
        ];
        let mut random = Random::new(12);
        let (columns, rows) = ((w / cell).ceil() as i32, (h / cell).ceil() as i32);
        self.context.set_line_cap("butt");
        for row in 0..rows {
            for column in 0..columns {
                let (x, y) = (f64::from(column) * cell, f64::from(row) * cell);
                let turned = random.coin();
                let corners = match turned {
                    true => [(x, y, 0.0), (x + cell, y + cell, PI)],
                    false => [(x + cell, y, PI / 2.0), (x, y + cell, 1.5 * PI)],
                };
                for (cx, cy, start) in corners {
                    let share = (cx / w + cy / h) / 2.0;
                    for (ring, part) in [(5.0, 0.14), (3.0, 0.14), (1.0, 0.14)] {
                        let shade = between(&wheel, (share + ring * 0.03).min(1.0));
                        self.context.set_stroke_style_str(&shade.css());
                        self.context.set_line_width(cell * part);
                        self.context.begin_path();
                        self.context
                            .arc(cx, cy, cell * ring / 6.0, start, start + PI / 2.0)
                            .ok()?;
                        self.context.stroke();
                    }
                }
            }
        }
        Some(())
    }

    /// Circles around one point, cut by circles around another.
    fn rings(&self) -> Option<()> {
        let (w, h, l) = (self.width, self.height, self.long());
        let warm = [
            Colour(0.93, 0.05, 85.0),
            Colour(0.78, 0.13, 72.0),
            Colour(0.64, 0.165, 36.0),
            Colour(0.42, 0.12, 10.0),
            Colour(0.27, 0.06, 300.0),
        ];
        let cold = [
            Colour(0.96, 0.02, 95.0),
            Colour(0.70, 0.09, 185.0),
            Colour(0.50, 0.09, 215.0),
            Colour(0.34, 0.09, 265.0),
            Colour(0.22, 0.05, 280.0),
        ];
        let (ax, ay, bx, by) = (w * 0.34, h * 0.40, w * 0.72, h * 0.64);
        let rings = 26;
        let reach = (w * w + h * h).sqrt() * 0.86;
        for ring in (1..=rings).rev() {
            let share = f64::from(ring) / f64::from(rings);
            self.context.set_fill_style_str(&between(&warm, share).css());
            self.disc(ax, ay, reach * share)?;
            self.context.fill();
            if ring % 2 == 0 {
                self.context.set_fill_style_str(&between(&warm, (share * 0.82).powf(1.4)).css());
                self.disc(ax, ay, reach * (share - 0.4 / f64::from(rings)))?;
                self.context.fill();
            }
        }
        self.context.set_line_width(reach * 0.5 / f64::from(rings));
        for ring in 1..=rings {
            let share = f64::from(ring) / f64::from(rings);
            self.context.set_stroke_style_str(&between(&cold, share).veil(0.92 - 0.35 * share));
            self.disc(bx, by, reach * share * 0.9)?;
            self.context.stroke();
        }
        self.context.set_fill_style_str(&Colour(0.97, 0.03, 92.0).css());
        self.disc(bx, by, l * 0.018)?;
        self.context.fill();
        Some(())
    }

    /// Bands over and under one another, their colours running across.
    fn weave(&self) -> Option<()> {
        let (w, h, l) = (self.width, self.height, self.long());
        let band = l / 12.0;
        let (columns, rows) = ((w / band).ceil() as i32, (h / band).ceil() as i32);
        self.context.set_fill_style_str(&Colour(0.22, 0.02, 60.0).css());
        self.context.fill_rect(0.0, 0.0, w, h);
        let warp = [
            Colour(0.58, 0.16, 30.0),
            Colour(0.70, 0.15, 50.0),
            Colour(0.82, 0.12, 85.0),
            Colour(0.93, 0.04, 90.0),
        ];
        let weft = [
            Colour(0.90, 0.05, 150.0),
            Colour(0.64, 0.10, 182.0),
            Colour(0.45, 0.10, 250.0),
            Colour(0.31, 0.08, 285.0),
        ];
        let gap = band * 0.07;
        for row in 0..rows {
            for column in 0..columns {
                let (x, y) = (f64::from(column) * band, f64::from(row) * band);
                let (across, down) =
                    (f64::from(column) / f64::from(columns), f64::from(row) / f64::from(rows));
                // A twill: two over, two under, one further in each row.
                let upright_on_top = (column + row).rem_euclid(4) < 2;
                let upright = between(&warp, across * 0.8 + down * 0.2);
                let lying = between(&weft, down * 0.8 + across * 0.2);
                let thread = |colour: Colour, upright: bool| {
                    let (x, y, width, height) = match upright {
                        true => (x + gap, y - gap, band - 2.0 * gap, band + 2.0 * gap),
                        false => (x - gap, y + gap, band + 2.0 * gap, band - 2.0 * gap),
                    };
                    let (from, to) = match upright {
                        true => ((x, 0.0), (x + width, 0.0)),
                        false => ((0.0, y), (0.0, y + height)),
                    };
                    let edge = Colour(colour.0 - 0.10, colour.1, colour.2);
                    let round = self.linear(from, to, &[edge, colour, colour, edge])?;
                    self.context.set_fill_style_canvas_gradient(&round);
                    self.context.fill_rect(x, y, width, height);
                    Some(())
                };
                match upright_on_top {
                    true => thread(lying, false).and_then(|()| thread(upright, true))?,
                    false => thread(upright, true).and_then(|()| thread(lying, false))?,
                }
            }
        }
        Some(())
    }
}

/// Heights from 0 to about 1 along a ridge, by halving: each midpoint is moved, each time by less.
fn ridge_line(random: &mut Random, halvings: u32) -> Vec<f64> {
    let mut line: Vec<f64> = (0..5).map(|_| random.between(0.15, 1.0)).collect();
    let mut rough = 0.26;
    for _ in 2..halvings {
        let mut finer = Vec::with_capacity(line.len() * 2);
        for pair in line.windows(2) {
            finer.push(pair[0]);
            finer.push((pair[0] + pair[1]) / 2.0 + random.between(-rough, rough));
        }
        finer.extend(line.last());
        line = finer;
        rough *= 0.5;
    }
    line
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_ridge_is_fine_and_stays_in_the_picture() {
        let line = ridge_line(&mut Random::new(3), 9);
        assert_eq!(line.len(), 4 * 128 + 1);
        assert!(line.iter().all(|height| (-0.5..1.6).contains(height)));
    }

    #[test]
    fn colours_between_others_begin_and_end_with_them() {
        let colours = [Colour(0.1, 0.0, 0.0), Colour(0.5, 0.1, 90.0), Colour(0.9, 0.2, 180.0)];
        assert_eq!(between(&colours, 0.0).css(), colours[0].css());
        assert_eq!(between(&colours, 0.5).css(), colours[1].css());
        assert_eq!(between(&colours, 2.0).css(), colours[2].css());
        assert_eq!(between(&colours, 0.75).css(), Colour(0.7, 0.15, 135.0).css());
    }
}
