/** The operator's command line. */
import '@shop/api/cli'
