import LessonProbes

let badge = ViewProbe("badge") { (isThirsty: Bool) in DropBadge(isThirsty: isThirsty) }
