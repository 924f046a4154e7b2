/** Name of a product with its shade or size, such as "Satin Pop Lipstick, 13 Ruby". */
export const itemName = (title: string, optionName: string | null) =>
  optionName === null ? title : `${title}, ${optionName}`
