/** English texts of checkout, by component. `ShopTextsProvider` replaces them. */
export const checkout = () => ({
  CheckoutSteps: {
    label: 'Checkout',
    done: ', done',
  },
  PaymentMethodPicker: {
    upi: { title: 'UPI', note: 'Google Pay, PhonePe, Paytm or BHIM' },
    card: { title: 'Card', note: 'Visa, Mastercard, RuPay. You enter the details on the bank’s page' },
    netbanking: { title: 'Net banking', note: 'Log in to your own bank' },
    cod: { title: 'Cash on delivery', note: 'Pay when your order arrives, or online before that' },
    label: 'How would you like to pay?',
  },
  UpiPayment: {
    label: 'Pay by UPI',
    chooseApp: (amount: string) => `Choose an app to pay ${amount}`,
    scan: (amount: string) => `Scan to pay ${amount}`,
    code: 'QR code for UPI',
    scanHint: 'Open any UPI app on your phone and scan the code.',
    other: 'Pay with a UPI ID instead',
  },
})
