/** Folder of the Java to use; without it, the first `java` of the path. */
export const javaHome = process.env['JAVA_HOME']
