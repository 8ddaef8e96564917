import Curriculum
import Hashing
import Storage
import Terminal
import Viewing

/// Painted figures of a lesson, cached for the next time the lesson is shown on a similar terminal.
///
/// Painting takes longer than the rest of opening a lesson.
struct PaintedFigures {
  private let cache: CacheDirectory
  private let path: String

  /// - Parameter manner: The terminal settings that the rows depend on.
  /// - Returns: Nil if the pictures can't be identified, for example because files are missing.
  init?(
    _ figures: [LessonFigure], of exercise: Exercise, by illustrator: LessonIllustrator,
    manner: [String], cache: CacheDirectory
  ) {
    guard let program = RunningProgram.stamp else { return nil }
    var digest = ContentDigest()
    for part in [program] + manner { digest.combine(part) }
    for figure in figures {
      guard let key = try? illustrator.key(of: figure, in: exercise) else { return nil }
      digest.combine(key)
      digest.combine(figure.caption ?? "")
    }
    self.cache = cache
    path = "\(Self.place)/\(digest.hexadecimal.prefix(32)).json"
  }

  private static let place = "painted"

  /// The maximum number of cached blocks, enough for a course in two languages and two widths.
  private static let capacity = 256

  var rows: [StyledText]? {
    let rows = cache.read([StyledText].self, at: path)
    if rows != nil { cache.noteUse(of: path) }
    return rows
  }

  /// Caches the rows; an unwritable cache only costs time.
  func keep(_ rows: [StyledText]) {
    try? cache.write(rows, at: path)
    cache.makeRoom(in: Self.place, capacity: Self.capacity)
  }
}
