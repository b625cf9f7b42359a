import AutoLayout
import LayoutScene

// Values that UIKit and the layers below have in common, under UIKit's names.

public typealias UIEdgeInsets = LayoutScene.EdgeInsets
public typealias NSDirectionalEdgeInsets = LayoutScene.DirectionalEdgeInsets
public typealias UILayoutPriority = AutoLayout.LayoutPriority
public typealias CGAffineTransform = LayoutScene.CGAffineTransform
public typealias NSTextAlignment = LayoutScene.TextAlignment
public typealias NSLineBreakMode = LayoutScene.LineBreakMode
public typealias UIUserInterfaceSizeClass = AutoLayout.UserInterfaceSizeClass
public typealias UISemanticContentAttribute = AutoLayout.SemanticContentAttribute
public typealias UIUserInterfaceLayoutDirection = LayoutScene.LayoutDirection
public typealias UIBaselineAdjustment = AutoLayout.BaselineAdjustment
public typealias CACornerMask = LayoutScene.CornerMask
