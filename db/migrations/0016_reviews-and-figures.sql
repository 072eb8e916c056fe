CREATE TABLE `course_figures` (
	`course_id` text PRIMARY KEY NOT NULL,
	`ratings` integer DEFAULT 0 NOT NULL,
	`stars` integer DEFAULT 0 NOT NULL,
	`sold` integer DEFAULT 0 NOT NULL,
	`reduced_grosze` integer,
	`struck_grosze` integer,
	`lowest_grosze` integer
);
--> statement-breakpoint
CREATE TABLE `course_prices` (
	`course_id` text NOT NULL,
	`asked_from` integer NOT NULL,
	`price_grosze` integer NOT NULL,
	PRIMARY KEY(`course_id`, `asked_from`)
);
--> statement-breakpoint
CREATE TABLE `course_reviews` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`course_id` text NOT NULL,
	`stars` integer NOT NULL,
	`text` text NOT NULL,
	`written_at` integer NOT NULL,
	`changed_at` integer,
	`hidden_at` integer,
	`hidden_reason` text,
	`objection` text,
	`objected_at` integer,
	`answer` text,
	`answered_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `course_reviews_person` ON `course_reviews` (`user_id`,`course_id`);--> statement-breakpoint
CREATE INDEX `course_reviews_shown` ON `course_reviews` (`course_id`,`written_at`,`stars`) WHERE "course_reviews"."hidden_at" IS NULL;--> statement-breakpoint
CREATE INDEX `course_reviews_time` ON `course_reviews` (`written_at`);--> statement-breakpoint
CREATE INDEX `purchases_time` ON `purchases` (`bought_at`,`course_id`,`withdrawn_at`);