import Drawing
import Foundation
import Sentences

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension Image {
  /// Returns the image's pixels in an environment.
  ///
  /// Symbols and missing images produce a placeholder.
  package func bitmap(in environment: EnvironmentValues) -> Bitmap {
    switch source {
    case .bitmap(let bitmap): return noted(bitmap)
    case .symbol(let name): return .missing(name)
    case .drawn(let image): return image.bitmap
    case .named(let name):
      if let bitmap = environment.assetCatalog.bitmap(named: name, in: environment) {
        return noted(bitmap)
      }
      if environment.assetCatalog.hasImage(named: name) {
        Evaluation.current?.noteOnce(rule: "damaged-image", Self.damage(of: name))
      } else {
        Evaluation.current?.noteOnce(
          rule: "missing-image", MissingAsset.message(kind: .image, name: name))
      }
      return .missing(name)
    }
  }

  /// Returns the bitmap and leaves a note if its pixels couldn't be read.
  private func noted(_ bitmap: Bitmap) -> Bitmap {
    if case .missing(let name) = bitmap.content {
      Evaluation.current?.noteOnce(rule: "image-not-decoded", Self.reason(for: name))
    }
    return bitmap
  }

  /// Returns the reason for a placeholder: an unsupported format or pixels that couldn't be drawn.
  private static func reason(for name: String) -> Sentence {
    guard !name.hasPrefix(CanvasImage.missingName) else {
      return Sentence(
        "Rings can't draw this \(name) and shows a placeholder. The image is too large to "
          + "draw at once, or the main actor was waiting for it.",
        ko: "이 그림(\(name))의 픽셀을 만들지 못해서 자리표시를 대신 그려요. 한 번에 그리기에는 너무 크거나, 메인 액터가 이 그림을 기다리고 있었어요."
      )
    }
    let package: String? =
      switch (name as NSString).pathExtension.lowercased() {
      case "svg": "librsvg2-bin"
      case "pdf": "poppler-utils"
      case "heic", "heif": "libheif-examples"
      default: nil
      }
    guard let package else {
      return Sentence(
        "Rings can't read the pixels of '\(name)' and shows a placeholder. Rings reads only PNG "
          + "and JPEG.",
        ko: "'\(name)' 이미지의 픽셀을 읽지 못해서 자리표시를 대신 그려요. PNG와 JPEG만 읽을 수 있어요.")
    }
    return Sentence(
      "Rings can't read '\(name)' and shows a placeholder. Debian's package \(package) "
        + "reads this format: sudo apt install \(package)",
      ko:
        "'\(name)' 이미지를 읽지 못해서 자리표시를 대신 그려요. 이 형식은 Debian의 \(package) 패키지가 읽어요: sudo apt install \(package)"
    )
  }

  /// Returns a note about a catalog image without readable files for this environment.
  private static func damage(of name: String) -> Sentence {
    Sentence(
      "The asset catalog has '\(name)', but Rings can't read any of its files and shows a placeholder. The files "
        + "are missing, damaged or too large.",
      ko:
        "에셋 카탈로그에 '\(name)' 이미지가 있지만 읽을 수 있는 파일이 없어요. 파일이 없거나, 손상되었거나, 너무 커요. 자리표시를 대신 그려요."
    )
  }

  /// The name that identifies the image for checks and screen readers.
  package var name: String? {
    switch source {
    case .symbol(let name), .named(let name): name
    case .bitmap, .drawn: nil
    }
  }
}
