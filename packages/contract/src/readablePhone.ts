/** Indian mobile number in the groups in which people read it, on one line: `+91 98765 43210`. */
export const readablePhone = (phone: string) => phone.replace(/^\+91(\d{5})(\d{5})$/, '+91\u00a0$1\u00a0$2')
