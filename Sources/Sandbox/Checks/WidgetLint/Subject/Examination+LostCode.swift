extension Examination {
  /// The numbers of the rules that the left-out code may satisfy.
  ///
  /// Findings of these rules could blame the author for what Rings lacks.
  var rulesAboutLostCode: Set<String> {
    Set(
      Self.remedies.filter { !subject.lostWords.isDisjoint(with: $0.value) }.map(\.key))
  }

  /// The API that satisfies a rule, by the rule's number.
  private static let remedies: [String: Set<String>] = [
    "W02": ["widgetAccentable", "containerBackground"], "W03": ["widgetAccentable"],
    "W04": ["widgetAccentable"], "W05": ["widgetAccentedRenderingMode"],
    "W08": ["widgetAccentable"], "W10": ["background", "containerBackground"],
    "W13": ["widgetFamily"], "W15": ["widgetURL", "Link"], "W20": ["placeholder"],
    "W21": ["isPreview"], "W24": ["WidgetCenter", "reloadTimelines", "reloadAllTimelines"],
    "W25": ["WidgetCenter", "reloadTimelines", "reloadAllTimelines"],
    "W27": ["default", "defaultResult"], "W28": ["description", "configurationDisplayName"],
    "W30": ["colorScheme", "containerBackground"], "W32": ["padding"],
    "W36": ["showsWidgetContainerBackground", "containerBackground"],
    "W38": ["privacySensitive"], "W46": ["accessibilityLabel", "accessibilityHidden"],
    "W48": ["relevance", "TimelineEntryRelevance"], "W53": ["supportedFamilies"],
  ]
}
