import UIKit

/// The screen of a bank's app.
class AccountController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let name = UILabel(frame: CGRect(x: 40, y: 140, width: 300, height: 40))
    name.text = "Mina's account"
    name.textColor = .label
    view.addSubview(name)
    let balance = UILabel(frame: CGRect(x: 40, y: 190, width: 300, height: 60))
    balance.text = "$4,200"
    balance.textColor = .label
    balance.font = .boldSystemFont(ofSize: 44)
    view.addSubview(balance)
  }
}
