/// Outlines of icons, each in a square of a thousand units with y pointing down.
///
/// They are of "Material Design Icons" 1.6.50 by Austin Andrews and Google, https://materialdesignicons.com,
/// licensed under CC BY 4.0, https://creativecommons.org/licenses/by/4.0/; taken from the font that Debian's
/// package `fonts-materialdesignicons-webfont` has, moved to the middle of their square, made as large as it,
/// and rounded. They are kept here rather than read from an installed font, so that a picture, and a
/// verdict about it, is the same on every machine.
///
/// A line that begins with a colon names an icon; the lines below are its pen: M moves, L draws a line, Q a
/// quadratic curve by its control and its end, Z closes.
enum IconData {
  static var all: [String] { [part1, part2, part3, part4, part5, part6] }
}
