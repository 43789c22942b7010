import classes from "./calendar.module.css";

/** The slots of Mantine's calendars that we style. */
export const calendarClasses = {
  calendarHeader: classes.header ?? "",
  calendarHeaderControl: classes.control ?? "",
  calendarHeaderLevel: classes.level ?? "",
  weekday: classes.weekday ?? "",
  day: classes.day ?? "",
  monthsListControl: classes.month ?? "",
  yearsListControl: classes.month ?? "",
};

export const calendarLabels = {
  nextMonth: "Next month",
  previousMonth: "Previous month",
  nextYear: "Next year",
  previousYear: "Previous year",
  nextDecade: "Next decade",
  previousDecade: "Previous decade",
};
