/// The activity type for opening an app from a Live Activity without a URL.
public let NSUserActivityTypeLiveActivity = "NSUserActivityTypeLiveActivity"
