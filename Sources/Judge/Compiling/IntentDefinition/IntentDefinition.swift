/// The contents of an `.intentdefinition` file: the SiriKit intents, types and enumerations that Xcode turns
/// into Swift classes.
///
/// The keys are those in files from Xcode 12 to 15.
struct IntentDefinition: Decodable {
  var intents: [Intent]
  var types: [CustomType]
  var enumerations: [Enumeration]

  enum CodingKeys: String, CodingKey {
    case intents = "INIntents"
    case types = "INTypes"
    case enumerations = "INEnums"
  }

  init(from decoder: any Decoder) throws {
    let file = try decoder.container(keyedBy: CodingKeys.self)
    intents = try file.decodeIfPresent([Intent].self, forKey: .intents) ?? []
    types = try file.decodeIfPresent([CustomType].self, forKey: .types) ?? []
    enumerations = try file.decodeIfPresent([Enumeration].self, forKey: .enumerations) ?? []
  }

  struct Intent: Decodable {
    /// The intent's name without the suffix `Intent`.
    var name: String
    var title: String?
    var text: String?
    var parameters: [Parameter]?
    var response: Response?

    enum CodingKeys: String, CodingKey {
      case name = "INIntentName"
      case title = "INIntentTitle"
      case text = "INIntentDescription"
      case parameters = "INIntentParameters"
      case response = "INIntentResponse"
    }
  }

  struct Parameter: Decodable {
    var name: String
    var title: String?
    /// The type's name, such as `String`, `Integer` or `Object`; an enumeration has the type `Integer`.
    var type: String
    var objectType: String?
    var enumeration: String?
    var isList: Bool?
    /// Whether an intents extension provides the values.
    var isDynamic: Bool?
    var isSearchable: Bool?
    /// Whether the parameter is in the edit sheet.
    var isConfigurable: Bool?
    var priority: Int?
    var metadata: Metadata?

    enum CodingKeys: String, CodingKey {
      case name = "INIntentParameterName"
      case title = "INIntentParameterDisplayName"
      case type = "INIntentParameterType"
      case objectType = "INIntentParameterObjectType"
      case enumeration = "INIntentParameterEnumType"
      case isList = "INIntentParameterSupportsMultipleValues"
      case isDynamic = "INIntentParameterSupportsDynamicEnumeration"
      case isSearchable = "INIntentParameterSupportsSearch"
      case isConfigurable = "INIntentParameterConfigurable"
      case priority = "INIntentParameterDisplayPriority"
      case metadata = "INIntentParameterMetadata"
    }
  }

  struct Metadata: Decodable {
    var defaultValue: DefaultValue?
    var minimum: Double?
    var maximum: Double?

    enum CodingKeys: String, CodingKey {
      case defaultValue = "INIntentParameterMetadataDefaultValue"
      case minimum = "INIntentParameterMetadataMinimumValue"
      case maximum = "INIntentParameterMetadataMaximumValue"
    }
  }

  enum DefaultValue: Decodable {
    case bool(Bool)
    case number(Double)
    case text(String)

    init(from decoder: any Decoder) throws {
      let value = try decoder.singleValueContainer()
      if let bool = try? value.decode(Bool.self) {
        self = .bool(bool)
      } else if let number = try? value.decode(Double.self) {
        self = .number(number)
      } else {
        self = .text(try value.decode(String.self))
      }
    }
  }

  struct Response: Decodable {
    var codes: [Code]?

    struct Code: Decodable {
      var name: String
      enum CodingKeys: String, CodingKey { case name = "INIntentResponseCodeName" }
    }

    enum CodingKeys: String, CodingKey { case codes = "INIntentResponseCodes" }
  }

  struct CustomType: Decodable {
    var name: String
    var properties: [Property]?

    struct Property: Decodable {
      var name: String
      var type: String
      var objectType: String?
      var enumeration: String?
      var isList: Bool?
      /// Whether every type has the property, such as `identifier`.
      var isBuiltIn: Bool?

      enum CodingKeys: String, CodingKey {
        case name = "INTypePropertyName"
        case type = "INTypePropertyType"
        case objectType = "INTypePropertyObjectType"
        case enumeration = "INTypePropertyEnumType"
        case isList = "INTypePropertySupportsMultipleValues"
        case isBuiltIn = "INTypePropertyDefault"
      }
    }

    enum CodingKeys: String, CodingKey {
      case name = "INTypeName"
      case properties = "INTypeProperties"
    }
  }

  struct Enumeration: Decodable {
    var name: String
    var values: [Value]?

    struct Value: Decodable {
      var name: String
      var title: String?
      /// The raw value; nil for the first case, `unknown`.
      var index: Int?

      enum CodingKeys: String, CodingKey {
        case name = "INEnumValueName"
        case title = "INEnumValueDisplayName"
        case index = "INEnumValueIndex"
      }
    }

    enum CodingKeys: String, CodingKey {
      case name = "INEnumName"
      case values = "INEnumValues"
    }
  }
}
