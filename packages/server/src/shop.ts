import '@shop/api/cli'
