import AutoLayout
import LayoutScene

/// The keys of the root view.
enum RootFields {
  static let view = Fields(CommonFields.root + [viewClass])
  static let stack = Fields(CommonFields.root + [viewClass] + (stackClass?.fields ?? []))

  private static let stackClass = ViewClass.named("stack")

  private static let viewClass = Field<View>(
    "class", kind: .class,
    schema: ["enum": .array((ViewClass.view.names + (stackClass?.names ?? [])).map { .string($0) })]
  ) { _, _, _ in true }
  .noted("The class of the root: a view or a stack.", default: "view", example: "stack")
}
