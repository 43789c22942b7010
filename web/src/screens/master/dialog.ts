/** The props of every dialog of the screen. */
export type DialogProps = { opened: boolean; onClose: () => void };
