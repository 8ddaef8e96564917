import AppleFoundation

/// A shape whose rectangle is inset on all four sides.
struct SmallerShape<Base>: InsettableShape where Base: Shape {
  let base: Base
  let amount: CGFloat

  nonisolated func path(in rect: CGRect) -> Path {
    let inner = rect.insetBy(dx: amount, dy: amount)
    return inner.isNull || inner.width < 0 || inner.height < 0 ? Path() : base.path(in: inner)
  }

  nonisolated func inset(by amount: CGFloat) -> SmallerShape<Base> {
    SmallerShape(base: base, amount: self.amount + amount)
  }

  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    base.sizeThatFits(proposal)
  }

  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }
}
