/** What every dialog of the screen is told: whether it is open, and how to close. */
export type DialogProps = { opened: boolean; onClose: () => void };
