import Pixels
import Sentences

struct KoreanPitfall: PitfallWording {
  let pitfall: Pitfall
  let names: PitfallNames

  private var subjects: Sentence { names.list(pitfall.subjects) }
  private var causes: Sentence { names.list(pitfall.causes) }
  private var percent: String { "\(Int(saturating: (pitfall.coverage * 100).rounded()))%" }

  var finding: SentenceForm {
    switch pitfall.rule {
    case .accentedBlock:
      pitfall.subjects.isEmpty
        ? "\(causes): 위젯 넓이의 \(percent) 부분을 덮어서 위젯이 한 가지 색 덩어리가 돼요."
        : "\(hidden) 채우기가 위젯 넓이의 \(percent) 부분을 덮어서 위젯이 한 덩어리로 보여요."
    case .accentedFillHidesContent: hidden
    case .accentedShapesMerge: merged
    case .accentedContentFades: "\(subjects): 시스템 배경판과 같은 색이라 보이지 않아요."
    case .accentedEverything:
      pitfall.subjects.isEmpty
        ? "모든 뷰가 악센트 그룹에 있어서 위젯이 한 가지 색이에요."
        : "모든 뷰가 \(subjects) 뷰의 악센트 그룹에 있어서 위젯이 한 가지 색이에요."
    case .accentedImageBlock: "\(subjects): 알파만 남아 평평한 사각형이 돼요."
    case .accentedImageFades:
      pitfall.isOfSymbols
        ? "\(subjects): 어두운 심볼이라서 거의 사라져요. 밝기가 불투명도가 되기 때문이에요."
        : "\(subjects): 어두운 이미지라서 거의 사라져요. 밝기가 불투명도가 되기 때문이에요."
    case .accentedModeConflict:
      "\(subjects): widgetAccentable(true)인 뷰 안에 있는데 accentedRenderingMode를 따로 정했어요."
    case .accentedColorAlone: "\(subjects): 색만 달라서 서로 구별되지 않아요."
    case .vibrantBlock:
      pitfall.subjects.isEmpty
        ? "\(causes): 위젯 넓이의 \(percent) 부분을 덮어서 잠금 화면에서 꽉 찬 상자로 보여요."
        : "\(vibrantHidden) 채우기가 위젯 넓이의 \(percent) 부분을 덮어서 꽉 찬 상자로 보여요."
    case .vibrantFillHidesContent: vibrantHidden
    case .vibrantContentFades: "\(subjects): 어두워서 거의 보이지 않아요."
    }
  }

  private var hidden: SentenceForm {
    let groups = Set((pitfall.subjects + pitfall.causes).map(\.accent))
    if groups.count == 1, let group = groups.first {
      let name: SentenceForm = group == .accent ? "악센트" : "기본"
      return "\(causes), 그리고 \(subjects): 모두 \(name) 그룹이라 채우기가 내용을 가려요."
    }
    return "\(causes), 그리고 \(subjects): 그룹은 다르지만 이 iOS에서는 색이 같아서 채우기가 내용을 가려요."
  }

  private var merged: SentenceForm {
    guard let group = pitfall.commonGroup else {
      return "\(subjects), 그리고 뒤의 \(causes): 불투명하고 이 iOS에서는 두 그룹의 색이 같아서 한 모양이 돼요."
    }
    let name: SentenceForm = group == .accent ? "악센트" : "기본"
    return "\(subjects), 그리고 뒤의 \(causes): 모두 불투명하고 \(name) 그룹이라 한 모양이 돼요."
  }

  private var separation: SentenceForm {
    let fade: SentenceForm = """
      \(causes): 불투명도를 0.3 이하로 하거나, \(subjects): .compositingGroup() 안에서 \
      .blendMode(.destinationOut)으로 뚫으세요.
      """
    return switch pitfall.commonGroup {
    case .primary:
      "\(subjects): .widgetAccentable()을 붙여 악센트 그룹에 넣으세요. iOS 26부터는 두 그룹이 모두 흰색이니 이것도 하세요. \(fade)"
    case .accent:
      "\(causes): .widgetAccentable()을 빼서 기본 그룹에 넣으세요. iOS 26부터는 두 그룹이 모두 흰색이니 이것도 하세요. \(fade)"
    case nil: fade
    }
  }

  private var vibrantHidden: SentenceForm {
    "\(subjects): 뒤에 있는 \(causes) 채우기와 밝기가 같아서 구별되지 않아요."
  }

  var rule: SentenceForm {
    switch pitfall.rule {
    case .accentedBlock, .accentedFillHidesContent, .accentedShapesMerge:
      "틴트 처리됨 화면에서는 그룹마다 한 가지 색만 쓰이고 불투명도만 남아요."
    case .accentedContentFades: "시스템은 배경 자리에 자기 배경판을 놓아요."
    case .accentedEverything: "강조는 강조하지 않은 것 옆에서만 눈에 띄어요."
    case .accentedImageBlock: "따로 정하지 않은 이미지는 템플릿처럼 그려져요."
    case .accentedImageFades: "desaturated 모드에서 검은색은 투명하고 흰색은 불투명해요."
    case .accentedModeConflict:
      "Apple은 둘이 충돌할 수 있다고 경고해요. 여기서는 .accentedDesaturated로 그려요."
    case .accentedColorAlone: "색이 사라지면 불투명도, 모양, 크기로만 구별돼요."
    case .vibrantBlock, .vibrantFillHidesContent:
      "vibrant 모드에서는 색조 없이 밝기와 불투명도만 배경화면 위에 남아요."
    case .vibrantContentFades: "vibrant 모드에서 밝은 것은 또렷하고 어두운 것은 희미해요."
    }
  }

  var fix: SentenceForm {
    switch pitfall.rule {
    case .accentedBlock:
      "채우기를 .containerBackground(for: .widget)에 넣거나, widgetRenderingMode가 .fullColor일 때만 그리세요."
    case .accentedFillHidesContent:
      ".strokeBorder로 테두리만 그리거나, 불투명도 0.25 이하로 채우거나, .compositingGroup() 안에서 "
        + ".blendMode(.destinationOut)으로 내용을 뚫으세요."
    case .accentedShapesMerge: separation
    case .accentedContentFades: "불투명하게 그리거나 다른 그룹에 넣으세요."
    case .accentedEverything: "가장 중요한 숫자나 심볼에만 .widgetAccentable()을 붙이세요."
    case .accentedImageBlock:
      "Image와 .resizable() 바로 뒤에 .widgetAccentedRenderingMode(.accentedDesaturated)를, 표지나 사진에는 "
        + ".fullColor를 붙이세요."
    case .accentedImageFades:
      pitfall.isOfSymbols
        ? "심볼을 .foregroundStyle(.white)로 하얗게 그리거나 모드를 빼세요. 심볼은 모드가 없어도 모양이 남아요."
        : "밝은 이미지나 템플릿, 또는 .fullColor를 쓰세요."
    case .accentedModeConflict: "이미지를 감싼 뷰에서 .widgetAccentable()을 빼세요."
    case .accentedColorAlone: "심볼, 텍스트, 다른 모양이나 다른 불투명도를 더하세요."
    case .vibrantBlock:
      "AccessoryWidgetBackground()를 쓰거나 비워 두고, 시스템 크기에서는 .containerBackground(for: .widget)를 쓰세요."
    case .vibrantFillHidesContent: "테두리나 옅은 채우기, 또는 다른 밝기를 쓰세요."
    case .vibrantContentFades: "흰색이나 밝은 회색을 불투명하게 쓰세요."
    }
  }
}
