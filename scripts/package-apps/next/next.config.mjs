/** Types are checked in the Vite app, with the declarations of every package. */
export default { typescript: { ignoreBuildErrors: true } }
