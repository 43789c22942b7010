import { expect, it } from "vitest";
import { taskOf } from "./waitTask";

it.each([
  ["Schedule PL Round", "schedule"],
  ["Select or reject", "stage"],
  ["Give the result", "result"],
  ["Correct the number", "edit"],
  ["Touch point", undefined],
  ["Assign", undefined],
])("%s leads to %s", (what, task) => expect(taskOf(what)).toBe(task));
