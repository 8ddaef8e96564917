package import Sentences

extension PlayedStep.Remark {
  /// The message about the mistake, for `rings scene` and for checks.
  package var message: Sentence {
    let view = self.view ?? "UIView"
    let count = self.count ?? 0
    switch rule {
    case .anotherCover:
      return Sentence(
        "A second \(view) covers the first: the app was notified again that it becomes inactive, "
          + "and now there are \(count) covers.",
        ko: "\(view) 위에 또 하나가 겹쳤어요. 비활성이 된다는 알림이 한 번 더 와서 지금은 \(count)개예요.")
    case .coverStays:
      return Sentence(
        "The app is active again, and \(view) still covers it.",
        ko: "앱이 다시 활성 상태인데 \(view) 뷰가 아직 화면을 가리고 있어요.")
    case .fadedEffect:
      let alpha = self.alpha.map { "\(($0 * 100).rounded() / 100)" } ?? "0.9"
      return Sentence(
        "The blur doesn't show: \(view) has alpha \(alpha). An effect view doesn't blur if its alpha, "
          + "or the alpha of a view around it, is below 1.",
        ko: "블러가 보이지 않아요. \(view) 뷰의 alpha 값이 1보다 작아요(\(alpha)). 효과 뷰나 그 바깥 뷰의 alpha가 1보다 작으면 "
          + "흐려지지 않아요.")
    case .staleBounds:
      return Sentence(
        "\(view) still has the size that the window had when you added it, so it no longer covers the window.",
        ko: "\(view) 뷰의 크기는 추가할 때의 창 크기 그대로라서, 이제는 창을 다 가리지 못해요.")
    case .noImage:
      return Sentence(
        "The UIImageView that should cover the window has no image: UIImage(named:) found no image with "
          + "that name in the asset catalogs beside the files.",
        ko: "창을 가려야 할 UIImageView에 이미지가 없어요. 파일 옆의 에셋 카탈로그에서 UIImage(named:)가 그 이름을 찾지 못했어요.")
    case .noBlur:
      return Sentence(
        "\(view) hides nothing: its effect isn't a UIBlurEffect.",
        ko: "\(view) 뷰는 아무것도 가리지 못해요. effect가 UIBlurEffect가 아니에요.")
    }
  }
}
