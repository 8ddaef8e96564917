import Curriculum
import Foundation
import Sentences
import SwiftSource

/// Finds modules that checks import but that the judge doesn't link, such as SwiftUI.
///
/// Checks run in a process without the learner's code and without the SDK.
struct CheckImports: FileRule {
  private static let sdk: Set = [
    "SwiftUI", "WidgetKit", "AppIntents", "ActivityKit", "UIKit", "Intents", "Charts", "MapKit",
    "CoreLocation", "WeatherKit", "LessonProbes", "SwiftData",
  ]

  func findings(in pack: Pack, exercises: [Exercise]) async -> [ValidationFinding] {
    exercises.flatMap { exercise in
      exercise.checkFiles.flatMap { file in
        SwiftFile(PackText.read(file) ?? "").imports.filter { Self.sdk.contains($0.module) }.map {
          ValidationFinding(
            .importInCheck, exercise: exercise.identifier, file: file, line: $0.line,
            message: Sentence(
              "checks can't import \($0.module): they see pictures and values, never the views",
              ko: "검사에서는 \($0.module) 모듈을 가져올 수 없어요. 검사는 뷰가 아니라 그림과 값을 봐요"),
            remedy: Sentence(
              "remove the import, and write a probe in Probes/ for what needs it",
              ko: "import 줄을 지우고, 그 모듈이 필요한 것은 Probes/ 폴더의 탐침으로 쓰세요"))
        }
      }
    }
  }
}
