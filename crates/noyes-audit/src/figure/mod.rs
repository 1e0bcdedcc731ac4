//! Figures as SVG, in colours that the page around them decides.
