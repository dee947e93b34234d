/** The whole of what is on the screen. */
export const App = () => <h1>Modiste</h1>;
