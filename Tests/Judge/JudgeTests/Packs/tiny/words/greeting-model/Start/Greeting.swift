import SwiftUI

enum Mood: String, CaseIterable { case calm }
