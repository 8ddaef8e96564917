import Foundation
import ImageFiles

/// The picture that a terminal shows for escape sequences.
struct DecodedPicture {
  var width: Int
  var height: Int
  /// The red, green, blue and alpha values of each pixel, row by row.
  var rgba: [UInt8]
  /// The width in cells, or `nil` if the pixels determine it.
  var columns: Int?

  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  struct Color: Hashable {
    var red, green, blue: Int

    /// Returns the largest difference between components, from 0 to 255.
    func distance(to other: Color) -> Int {
      max(abs(red - other.red), abs(green - other.green), abs(blue - other.blue))
    }
  }

  /// Returns the pixel at fractions of the width and height.
  func color(atX x: Double, y: Double) -> Color {
    let column = min(max(Int(x * Double(width)), 0), width - 1)
    let row = min(max(Int(y * Double(height)), 0), height - 1)
    let place = (row * width + column) * 4
    return Color(red: Int(rgba[place]), green: Int(rgba[place + 1]), blue: Int(rgba[place + 2]))
  }

  /// Returns the mean difference between both pictures at `count` × `count` points, out of 255.
  func meanDistance(to other: DecodedPicture, places count: Int = 48) -> Double {
    var sum = 0
    for row in 0..<count {
      for column in 0..<count {
        let (x, y) = ((Double(column) + 0.5) / Double(count), (Double(row) + 0.5) / Double(count))
        sum += color(atX: x, y: y).distance(to: other.color(atX: x, y: y))
      }
    }
    return Double(sum) / Double(count * count)
  }

  init(png: Data, columns: Int? = nil) throws {
    let pixels = try ImageReader.pixels(of: png)
    self.init(
      width: pixels.width, height: pixels.height, rgba: Array(pixels.rgba), columns: columns)
  }

  init(width: Int, height: Int, rgba: [UInt8], columns: Int?) {
    (self.width, self.height, self.rgba, self.columns) = (width, height, rgba, columns)
  }

  /// Returns the text that tmux passes on to the terminal.
  ///
  /// According to tmux's manual, each escape is doubled in `ESC P tmux;` … `ESC \`.
  static func handedOn(byTmux text: String) throws -> String {
    var rest = text[...]
    var result = ""
    while let start = rest.firstRange(of: "\u{1b}Ptmux;") {
      result += rest[..<start.lowerBound]
      rest = rest[start.upperBound...]
      var isOver = false
      while !isOver {
        guard let escape = rest.firstIndex(of: "\u{1b}") else {
          throw Failure(description: "what tmux is to hand on has no end")
        }
        result += rest[..<escape]
        rest = rest[rest.index(after: escape)...]
        switch rest.first {
        case "\u{1b}": result += "\u{1b}"
        case "\\": isOver = true
        default: throw Failure(description: "an escape that is not doubled")
        }
        rest = rest.dropFirst()
      }
    }
    return result + rest
  }
}
