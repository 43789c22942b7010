/** What a wait asks for that is done in a dialog of the candidate's details. */
export type WaitTask = "schedule" | "stage" | "result" | "edit";

const tasks: Readonly<Record<string, WaitTask>> = {
  "Correct the number": "edit",
  "Give the result": "result",
  "Select or reject": "stage",
  "Send the offer": "stage",
  Answer: "stage",
  "Record the answer": "stage",
  "Revise or close": "stage",
  "Enter the joining date": "stage",
  "Joined?": "stage",
};

/** The task behind the words of a wait; undefined for what no dialog does. */
export const taskOf = (what: string): WaitTask | undefined =>
  what.startsWith("Schedule ") ? "schedule" : tasks[what];
