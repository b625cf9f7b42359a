import AutoLayout
import LayoutScene

/// The keys of the root view that other views do not have.
enum RootFields {
  static let own: [Field<View>] =
    ViewClass.named("stack").map { stack in
      [
        Field(
          "class", kind: .class,
          schema: ["enum": .array((ViewClass.view.names + stack.names).map { .string($0) })]
        ) { _, _, _ in true }
        .noted("The class of the root: a view or a stack.", default: "view", example: "stack")
      ] + stack.fields
    } ?? []
}
