/// The type of the user activity with which an app is opened from a Live Activity that has no URL.
public let NSUserActivityTypeLiveActivity = "NSUserActivityTypeLiveActivity"
