import Curriculum
import Hashing
import Storage
import Terminal
import Viewing

/// The rows as which a lesson's block of figures was painted, kept for the next one who reads it at such a
/// terminal: to paint takes longer than all the rest of opening a lesson.
struct PaintedFigures {
  private let cache: CacheDirectory
  private let path: String

  /// - Parameter manner: All that the rows depend on beside the pictures.
  /// - Returns: Nil where it cannot be known what the pictures are, as where files are missing.
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

  /// Blocks that are kept: those of a course in two languages and at two widths.
  private static let capacity = 512

  /// The rows as they were kept.
  var rows: [StyledText]? {
    let rows = cache.read([StyledText].self, at: path)
    if rows != nil { cache.noteUse(of: path) }
    return rows
  }

  /// Keeps the rows; a cache that cannot be written only costs time.
  func keep(_ rows: [StyledText]) {
    try? cache.write(rows, at: path)
    cache.makeRoom(in: Self.place, capacity: Self.capacity)
  }
}
