export const order = 'Order'
export const pay = (amount: string) => `Pay ${amount}`
export const seePayment = 'See your payment'
