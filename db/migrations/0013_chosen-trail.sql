PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_step_marks` (
	`user_id` text NOT NULL,
	`analysis_id` text NOT NULL,
	`trail` text DEFAULT '' NOT NULL,
	`step` integer NOT NULL,
	`done_at` integer,
	`due_on` text,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `analysis_id`, `trail`, `step`),
	FOREIGN KEY (`user_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
INSERT INTO `__new_step_marks`("user_id", "analysis_id", "step", "done_at", "due_on", "updated_at") SELECT "user_id", "analysis_id", "step", "done_at", "due_on", "updated_at" FROM `step_marks`;--> statement-breakpoint
DROP TABLE `step_marks`;--> statement-breakpoint
ALTER TABLE `__new_step_marks` RENAME TO `step_marks`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
ALTER TABLE `user_analysis` ADD `trail` text;